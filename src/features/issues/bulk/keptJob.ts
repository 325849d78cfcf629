/** A job outlives the page that runs it: it is kept in the tab, for a reload and for the login after a session has ended. */
import { selectUserId } from '@/entities/session';
import { selectBulkJob, showJob } from '@/screen/bulk';
import { type BulkJob, paused, restored, resumed } from '@/screen/bulkJob';
import type { AppStore } from '@/store/setupStore';
import { endsSession } from './endsSession';

const storageKey = () => `issuedesk.bulk ${window.location.pathname}`;

/**
 * Puts the job on screen that an earlier page has left, and keeps jobs from now on. One that waited for a login goes on.
 *
 * @returns the way to stop
 */
export function keepJobs(store: AppStore): () => void {
  const kept = selectBulkJob(store.getState()) ? null : readJob();
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
    writeJob(job?.phase === 'ended' ? null : job);
  });
}

function writeJob(job: BulkJob | null): void {
  try {
    if (job) window.sessionStorage.setItem(storageKey(), JSON.stringify(job));
    else window.sessionStorage.removeItem(storageKey());
  } catch {
    // Storage is full or forbidden: the job lasts as long as the page.
  }
}

function readJob(): BulkJob | null {
  try {
    const job: unknown = JSON.parse(window.sessionStorage.getItem(storageKey()) ?? 'null');
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
