/** A job outlives the page that runs it: it is kept in the tab, for a reload and for the login after a session has ended. */
import { selectUserId } from '@/entities/session';
import { selectBulkJob, showJob } from '@/screen/bulk';
import { type BulkJob, paused, restored, resumed } from '@/screen/bulkJob';
import { keptJobKey } from '@/screen/keptJobKey';
import type { AppStore } from '@/store/setupStore';
import { endsSession } from './endsSession';

/**
 * Puts the job on screen that an earlier page has left, and keeps jobs from now on. One that waited for a login goes on.
 *
 * @returns the way to stop
 */
export function keepJobs(store: AppStore): () => void {
  const begun = selectBulkJob(store.getState());
  const kept = begun ? null : readJob();
  // An import may have begun before the code of commands was there.
  if (begun) keep(begun);
  if (kept?.userId === selectUserId(store.getState())) {
    const job = restored(kept);
    const waitedForLogin = job.cause !== null && endsSession(job.cause);
    store.dispatch(showJob(waitedForLogin ? resumed(job) : paused(job, null)));
  }
  let latest = selectBulkJob(store.getState());
  return store.subscribe(() => {
    const job = selectBulkJob(store.getState());
    if (job === latest) return;
    latest = job;
    keep(job);
  });
}

/** What has ended need not be gone on with. */
function keep(job: BulkJob | null): void {
  writeJob(job?.phase === 'ended' ? null : job);
}

/** What a job does, which may be long and stays as it is. */
const actKey = () => `${keptJobKey()} act`;

let writtenAct: BulkJob['act'] | null = null;

function writeJob(job: BulkJob | null): void {
  try {
    if (job) {
      const { act, ...rest } = job;
      if (act !== writtenAct) window.sessionStorage.setItem(actKey(), JSON.stringify(act));
      writtenAct = act;
      window.sessionStorage.setItem(keptJobKey(), JSON.stringify(rest));
      return;
    }
  } catch {
    // Storage is full: the job lasts as long as the page, and half of it is no use.
  }
  forgetJob();
}

function forgetJob(): void {
  writtenAct = null;
  try {
    window.sessionStorage.removeItem(keptJobKey());
    window.sessionStorage.removeItem(actKey());
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}

function readJob(): BulkJob | null {
  try {
    const [rest, act] = [keptJobKey(), actKey()].map((key): unknown =>
      JSON.parse(window.sessionStorage.getItem(key) ?? 'null'),
    );
    const job: unknown = typeof rest === 'object' && rest && act ? { ...rest, act } : null;
    return isJob(job) ? job : null;
  } catch {
    return null;
  }
}

/** Only this client writes there; another version of it may have written something else. */
function isJob(job: unknown): job is BulkJob {
  return (
    typeof job === 'object' &&
    job !== null &&
    'id' in job &&
    'userId' in job &&
    'act' in job &&
    'cause' in job &&
    'steps' in job &&
    Array.isArray(job.steps)
  );
}
