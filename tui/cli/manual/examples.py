"""What the manual shows and does not translate: commands, files, and names of things."""

PROGRAM = "/home/hedgerow/.local/bin/hedgerow"
ACCOUNT = """
useradd --system --create-home hedgerow
sudo -Hu hedgerow pipx install '/usr/local/src/hedgerow[ssh]'
install -d /etc/hedgerow
"""
CHECK = f"""
sudo -u hedgerow {PROGRAM} serve --check \\
    --keys /etc/hedgerow/keys --saves /var/lib/hedgerow
"""
UNIT = f"""
[Unit]
Description=Hedgerow over SSH
After=network-online.target
Wants=network-online.target

[Service]
User=hedgerow
StateDirectory=hedgerow
StateDirectoryMode=0700
ExecStart={PROGRAM} serve --listen 0.0.0.0 --listen :: --keys /etc/hedgerow/keys --saves /var/lib/hedgerow
ExecReload=/bin/kill -HUP $MAINPID
Restart=on-failure
NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=yes
PrivateDevices=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
MemoryMax=512M
TasksMax=512

[Install]
WantedBy=multi-user.target
"""
ENABLE = """
systemctl daemon-reload
systemctl enable --now hedgerow
journalctl -u hedgerow
"""
SETTINGS = """
listen = ["0.0.0.0", "::"]
keys = "/etc/hedgerow/keys"
max_sessions = 50
log = "/var/lib/hedgerow/host.log"
metrics = "127.0.0.1:9100"
"""
TABLES = f"""
sudo -u hedgerow {PROGRAM} tables --saves /var/lib/hedgerow
sudo -u hedgerow {PROGRAM} tables --saves /var/lib/hedgerow \\
    kick "Anna B" not so loud
"""
LOG = """
2026-11-30T18:04:57.537Z info in who=SHA256:oy2o… address=192.0.2.7 conn=17
2026-11-30T18:05:11.012Z info table.begun table=KQXRD game=… file=….jsonl
2026-11-30T18:05:40.801Z info order act=kick what="Anna B" uid=998 done=true
2026-11-30T18:05:41.123Z info out who=SHA256:oy2o… conn=17 seconds=43
"""
NUMBERS = """
curl --silent http://127.0.0.1:9100/metrics
"""
BACKUP = """
cd /var/lib/hedgerow
tar --exclude='.*.new' -cf /root/hedgerow.tar ssh *.json tables saves
"""
RESTORE = """
systemctl stop hedgerow
mv /var/lib/hedgerow /var/lib/hedgerow.old
install -d -m 700 -o hedgerow -g hedgerow /var/lib/hedgerow
tar -xpf /root/hedgerow.tar -C /var/lib/hedgerow
systemctl start hedgerow
"""
UPGRADE = f"""
sudo -u hedgerow {PROGRAM} tables --saves /var/lib/hedgerow \\
    drain --after 10 A new version comes
sudo -Hu hedgerow pipx install --force '/usr/local/src/hedgerow[ssh]'
systemctl start hedgerow
"""
FOLDER = {
    "people.json": "manual.folder.people_json",
    "banned.json": "manual.folder.banned_json",
    "tables/": "manual.folder.tables",
    "saves/": "manual.folder.saves",
    "rescued/": "manual.folder.rescued",
    "ssh/host_ed25519": "manual.folder.ssh_host_ed25519",
    "lock": "manual.folder.lock",
    "admin.sock": "manual.folder.admin_sock",
}
"""What lies in the folder of a host."""
SETTINGS_ALONE = {
    "host_key": "manual.set.host_key",
    "per_address": "manual.set.per_address",
    "per_minute": "manual.set.per_minute",
    "per_key": "manual.set.per_key",
    "max_startups": "manual.set.max_startups",
    "idle": "manual.set.idle",
    "rest": "manual.set.rest",
    "guest_hours": "manual.set.guest_hours",
    "table_days": "manual.set.table_days",
    "past_days": "manual.set.past_days",
    "max_tables": "manual.set.max_tables",
    "tables_per_hour": "manual.set.tables_per_hour",
    "workers": "manual.set.workers",
    "language": "manual.set.language",
    "log_size": "manual.set.log_size",
    "log_files": "manual.set.log_files",
    "metrics_public": "manual.set.metrics_public",
}
"""Settings that are no options."""
ORDERS = {
    "list": "manual.order.list",
    "close": "manual.order.close",
    "kick": "manual.order.kick",
    "ban": "manual.order.ban",
    "unban": "manual.order.unban",
    "forget": "manual.order.forget",
    "say": "manual.order.say",
    "drain": "manual.order.drain",
    "undrain": "manual.order.undrain",
}
"""What each order does."""
FIELDS = {
    "format": "manual.field.format",
    "draining": "manual.field.draining",
    "waiting": "manual.field.waiting",
    "tables[].code": "manual.field.tables_code",
    "tables[].game": "manual.field.tables_game",
    "tables[].state": "manual.field.tables_state",
    "tables[].moves": "manual.field.tables_moves",
    "tables[].here": "manual.field.tables_here",
    "tables[].public": "manual.field.tables_public",
    "tables[].turn": "manual.field.tables_turn",
    "tables[].seats": "manual.field.tables_seats",
    "tables[].file": "manual.field.tables_file",
    "tables[].kind": "manual.field.tables_kind",
    "tables[].why": "manual.field.tables_why",
    "people": "manual.field.people",
    "banned": "manual.field.banned",
    "numbers": "manual.field.numbers",
}
"""What `tables --json` says."""
EVENTS = {
    "start": ("version address tables", "manual.event.start"),
    "stop": ("sessions", "manual.event.stop"),
    "in": ("who address conn", "manual.event.in"),
    "out": ("who conn seconds", "manual.event.out"),
    "refused": ("reason address about unlogged", "manual.event.refused"),
    "session.ended": ("conn text", "manual.event.session_ended"),
    "session.failed": ("conn text error at", "manual.event.session_failed"),
    "table.set_up": ("table game seats public", "manual.event.table_set_up"),
    "table.begun": ("table game file", "manual.event.table_begun"),
    "table.over": ("table game moves", "manual.event.table_over"),
    "table.goes_on": ("table game moves", "manual.event.table_goes_on"),
    "table.closed": ("table game", "manual.event.table_closed"),
    "table.abandoned": ("table game", "manual.event.table_abandoned"),
    "table.brought_back": ("table game", "manual.event.table_brought_back"),
    "table.stuck": ("table reason text", "manual.event.table_stuck"),
    "table.mended": ("table text", "manual.event.table_mended"),
    "table.broken": ("file text", "manual.event.table_broken"),
    "save.refused": ("table reason text", "manual.event.save_refused"),
    "save.kept": ("table file text", "manual.event.save_kept"),
    "save.moved": ("table file text", "manual.event.save_moved"),
    "save.touched": ("table text", "manual.event.save_touched"),
    "save.elsewhere": ("table file text", "manual.event.save_elsewhere"),
    "save.lost": ("table lines text", "manual.event.save_lost"),
    "disk.refuses": ("file reason text", "manual.event.disk_refuses"),
    "disk.takes": ("files text", "manual.event.disk_takes"),
    "disk.lost": ("file reason text", "manual.event.disk_lost"),
    "file.aside": ("file text", "manual.event.file_aside"),
    "file.restored": ("table file text", "manual.event.file_restored"),
    "folder.no_locks": ("text", "manual.event.folder_no_locks"),
    "order": ("act what uid done", "manual.event.order"),
    "orders.none": ("text", "manual.event.orders_none"),
    "keys.read": ("file keys unused", "manual.event.keys_read"),
    "keys.line": ("file line text", "manual.event.keys_line"),
    "keys.kept": ("file line text", "manual.event.keys_kept"),
    "files.few": ("most text", "manual.event.files_few"),
    "error": ("text error at", "manual.event.error"),
    "said": ("text", "manual.event.said"),
}
"""The fixed words of the log: what stands behind each, and what it means."""
