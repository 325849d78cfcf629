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

PostgreSQL server (DATABASE_URL), in seconds, 0 for no limit
  --statement-timeout N         of one statement (STATEMENT_TIMEOUT, default 30)
  --lock-timeout N              waiting for a lock (LOCK_TIMEOUT, default 10)
  --idle-transaction-timeout N  of a transaction at rest (IDLE_TRANSACTION_TIMEOUT, default 60)
  --pooler                      PgBouncer or the like stands in front: keep nothing in sessions, and leave
                                these limits to the role (POOLER=1)

Many at once
  --read-connections N   to a PostgreSQL server, for what reads (READ_CONNECTIONS, default 10)
  --save-connections N   and for what saves (SAVE_CONNECTIONS, default 3)
  --search-helpers N     processes of that server that help with one search of very many issues while
                         nothing else is asked of it; 0 for none (SEARCH_HELPERS, default 1)
  --max-waiting N        requests that wait for the database; more are answered 503
                         (MAX_WAITING, default 1000)
  --max-wait S           seconds that one waits at most (MAX_WAIT, default 10)

So that nobody alone stalls it, fills the disk or floods a mailbox
  --max-calls N             calls of a user, or of an address without a login, that are
                            answered at once (MAX_CALLS, default 8)
  --max-queued-calls N      calls that wait for those (MAX_QUEUED_CALLS, default 200)
  --max-hashes N            passwords that are looked at at once
                            (MAX_HASHES, default: one for each two cores, 3 at most)
  --max-account-failures N  wrong passwords for an account (MAX_ACCOUNT_FAILURES, default 10)
  --max-address-failures N  and from an address (MAX_ADDRESS_FAILURES, default 50)
  --failure-pause MIN       without a try, after which one may try again (FAILURE_PAUSE, default 15)
  --mail-pause MIN          between two links for a password (MAIL_PAUSE, default 5)
  --max-notices N           messages about issues that one person gets in a minute;
                            more are told in one (MAX_NOTICES, default 10)
  --max-daily-volume MB     what one user may send in a day (MAX_DAILY_VOLUME, default 1024)
  --max-history MB          what the history of an issue may come to (MAX_HISTORY, default 64)
  --min-free-space MB       on the disk, or files are refused (MIN_FREE_SPACE, default 512)
  --max-sessions N          of a user (MAX_SESSIONS, default 50)
  --max-alerts N            personal ones of a user (MAX_ALERTS, default 100)
  --max-reports N           personal ones of a user (MAX_REPORTS, default 100)
  --max-views N             personal ones of a user and a type (MAX_VIEWS, default 100)
  --max-registrations N     that wait (MAX_REGISTRATIONS, default 1000)
  --max-events N            of each type that are kept (MAX_EVENTS, default 50000)
  --max-address-events N    different ones of an address that are listed in a minute
                            (MAX_ADDRESS_EVENTS, default 60)

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

Restore, and backup --verify
  --without-checksums    take a backup without manifest.json, which older versions wrote: whether it is
                         complete cannot be told

Users
  --name NAME --email MAIL --admin --password PW

DATABASE_URL selects a PostgreSQL server instead of the embedded database; STANDBY_URL names a standby of it,
which answers what reads as far as it has come.
`;
