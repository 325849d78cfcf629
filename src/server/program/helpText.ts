import { logLevels } from '@/server/core/log';

/** What `--help` prints. */
export const helpText = `Usage: issuedesk [options]                  start the server
       issuedesk backup FOLDER              copy the data to a new folder
       issuedesk backup --verify FOLDER     check a backup or a dump
       issuedesk restore [FOLDER]           put back a backup, or the newest dump
       issuedesk export TARGET              move the data to another server
       issuedesk user add LOGIN             add a user
       issuedesk user password LOGIN        give a user a new password

Options
  --data DIR             data folder (DATA_DIR, default ./data)
  --port N               port to listen on (PORT, default 8080)
  --host ADDRESS         address to listen on (HOST, default all)
  --public-url URL       address people use, if a proxy stands in front (PUBLIC_URL)
  --trust-proxy          take client addresses from X-Forwarded-For
  --session-days N       days after which everybody logs in again (SESSION_DAYS, default 30)
  --min-password-length N
                         of new passwords (MIN_PASSWORD_LENGTH, default 8)
  --log-level LEVEL      ${logLevels.join(', ')} (LOG_LEVEL, default info)
  --max-daily-volume MB  what one user may send in a day (MAX_DAILY_VOLUME, default 1024)
  --max-events N         events of each type that are kept (MAX_EVENTS, default 50000)
  --max-notices N        messages about issues that one person gets in a minute;
                         more are told in one (MAX_NOTICES, default 10)
  --min-free-space MB    on the disk, or files are refused (MIN_FREE_SPACE, default 512)

PostgreSQL server (DATABASE_URL), in seconds, 0 for no limit
  --statement-timeout N         of one statement (STATEMENT_TIMEOUT, default 30)
  --lock-timeout N              waiting for a lock (LOCK_TIMEOUT, default 10)
  --idle-transaction-timeout N  of a transaction at rest (IDLE_TRANSACTION_TIMEOUT, default 60)
  --pooler                      PgBouncer or the like stands in front: keep nothing in sessions, and leave
                                these limits to the role (POOLER=1)

Many at once
  --read-connections N   to a PostgreSQL server, for what reads (READ_CONNECTIONS, default 10)
  --save-connections N   and for what saves (SAVE_CONNECTIONS, default 4)
  --max-waiting N        requests that wait for the database; more are answered 503
                         (MAX_WAITING, default 1000)
  --max-wait S           seconds that one waits at most (MAX_WAIT, default 10)

Operating (/healthz and /readyz answer everybody)
  --metrics-token TOKEN  for reading /metrics, as a bearer token (METRICS_TOKEN, default: none)
  --metrics-loopback     programs on this machine read /metrics without one

First start
  --demo-password PW     password of all users of the demo tracker (default: random)
  --demo-issues N        size of the demo tracker
  --demo-comments N      comments of its longest issue
  --empty                no demo: set the tracker up in the browser, or with
    --server-name NAME --admin-password PW [--admin-email MAIL] [--language KEY]
    --setup-token TOKEN  what the browser is asked for (SETUP_TOKEN, default: random, printed)

Export
  --to-database URL      everything to an empty PostgreSQL database
    --to-data DIR        and the large files to a new data folder
  --to-server URL        everything but the times to a new WebIssues server
    --login LOGIN        of an administrator here and there (default admin; TARGET_PASSWORD)
  --folder DIR           everything as JSON and files

Users
  --name NAME --email MAIL --admin --password PW

DATABASE_URL selects a PostgreSQL server instead of the embedded database; STANDBY_URL names a standby of it,
which answers what reads as far as it has come.
`;
