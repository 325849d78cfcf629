import { tellAddressChanges } from '@/server/accounts/emailChange';
import { inTime } from '@/server/core/inTime';
import { mergeCounts } from '@/server/database/countIssues';
import type { Database } from '@/server/database/schema';
import { tidyTables } from '@/server/database/tidyTables';
import { eventMessages } from '@/server/events/eventMessages';
import { logEvent } from '@/server/events/logEvent';
import { sendQueuedMail } from '@/server/mail/sendQueuedMail';
import { writeAlerts } from '@/server/notices/writeAlerts';
import { writeNotices } from '@/server/notices/writeNotices';
import { writeReports } from '@/server/notices/writeReports';
import { today } from '@/server/rules/days';
import { defaultServerLimits, type ServerLimits } from '@/server/rules/serverLimits';
import { serverTimeZone, type Settings } from '@/server/rules/settings';
import { isWithin, lastSeconds } from '@/server/rules/timeSpan';
import { deleteEventsBefore, deleteEventsBeyond } from '@/server/store/eventStore';
import { deleteUnverifiedRequests } from '@/server/store/requestStore';
import { deleteExpiredSessions } from '@/server/store/sessionStore';
import { loadSettings, saveSettings } from '@/server/store/settingsStore';

export interface PeriodicTasks {
  /** Waits for what a run has begun, as the message that is on its way, but not for long and not for all that it would do. */
  stop(): Promise<void>;
}

/** Less than the server takes to close at most. */
const usualEndMs = 8000;

/** Seconds between two notes of the last run; administrators are warned after 7200. */
const cronPrecision = 900;

interface PeriodicTaskOptions {
  db: Database;
  /** Address of the installation for links in messages, without a trailing slash. */
  baseUrl: string;
  /** Unix seconds. */
  now(): number;
  limits?: Pick<ServerLimits, 'mailPause' | 'maxEvents' | 'maxNotices'>;
  intervalMs: number;
  /** Milliseconds that the end waits for what has been begun. */
  endMs?: number;
  /** Aborted when the process is about to end. */
  ending?: AbortSignal;
  onFailure(error: unknown): void;
}

/** Does now and then what no request does: tells subscribers and watchers, writes reports, sends messages and forgets what has expired. */
export function startPeriodicTasks(options: Omit<PeriodicTaskOptions, 'ending'>): PeriodicTasks {
  const { intervalMs, endMs = usualEndMs, onFailure } = options;
  const end = new AbortController();
  let current = Promise.resolve();
  let isRunning = false;

  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    current = runPeriodicTasks({ ...options, ending: end.signal })
      .catch(onFailure)
      .finally(() => {
        isRunning = false;
      });
  }, intervalMs);

  return {
    async stop() {
      clearInterval(timer);
      end.abort();
      await inTime(current, { ms: endMs, late: notEnded }).catch(onFailure);
    },
  };
}

/** A mail server may say nothing, and the database still has to be dumped and closed. */
function notEnded(): Error {
  return new Error('The periodic tasks did not end in time; a message may be sent once more');
}

/** One run: what fails is handed to `onFailure`. A message that cannot be sent is kept for the next one. */
export async function runPeriodicTasks({
  db,
  baseUrl,
  now: clock,
  limits: { mailPause, maxEvents, maxNotices } = defaultServerLimits,
  ending,
  onFailure,
}: Omit<PeriodicTaskOptions, 'endMs' | 'intervalMs'>): Promise<void> {
  const now = clock();
  const settings = await loadSettings(db);
  const circumstances = { settings, baseUrl, now, ending };
  const tasks = [
    () => deleteExpiredSessions(db, { now, lifetime: settings.sessionMaxLifetime }),
    () => deleteUnverifiedRequests(db, lastSeconds(settings.registerMaxLifetime, now)),
    () => deleteEventsBefore(db, now - settings.logMaxLifetime),
    () => deleteEventsBeyond(db, maxEvents),
    () => tellAddressChanges(db, { settings, now, pause: mailPause }),
    () => writeNotices(db, circumstances, { maxNotices, onFailure }),
    () => writeAlerts(db, circumstances, { maxNotices, onFailure }),
    () => writeReports(db, circumstances, onFailure),
    () => sendQueuedMail(db, clock, onFailure, ending),
    () => mergeCounts(db),
    // Every write makes the next dump necessary, so the clock is kept roughly.
    () =>
      isWithin(settings.cronLast ?? 0, lastSeconds(cronPrecision, now))
        ? null
        : noteRun(db, settings, now),
  ];
  // None waits for another that fails, be it for good.
  for (const task of tasks) {
    if (ending?.aborted === true) return;
    try {
      await task();
    } catch (error) {
      onFailure(error);
    }
  }
}

async function noteRun(db: Database, settings: Settings, now: number): Promise<void> {
  await saveSettings(db, settings, { cronLast: now });
  await noteFirstRunOfDay(db, settings, now);
  await tidyTables(db);
}

/** So that the event log shows that they run, but not each of the many times. */
async function noteFirstRunOfDay(db: Database, settings: Settings, now: number): Promise<void> {
  const zone = serverTimeZone(settings);
  if (settings.cronLast !== null && today(settings.cronLast, zone) === today(now, zone)) return;
  await logEvent(db, {
    type: 'cron',
    language: settings.language,
    message: eventMessages.serverTasks,
    date: now,
    userId: null,
    host: '',
  });
}
