/** A job outlives the page that runs it: it is kept in the tab, for a reload and for the login after a session has ended. */
import { selectUserId } from '@/entities/session';
import { selectBulkJob, showJob } from '@/screen/bulk';
import {
  atRest,
  type BulkJob,
  type BulkStep,
  type KeptJob,
  paused,
  restored,
  resumed,
} from '@/screen/bulkJob';
import { forgetKeptJob, keptJobKey } from '@/screen/keptJobKey';
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

/**
 * A job may have thousands of steps, and each changes several times: they stand in parts, and only that with the change is
 * written. What was sent is there before its answer can come.
 */
const partSize = 25;

/** What a job does, which may be long and stays as it is. */
const actKey = () => `${keptJobKey()} act`;

const partKey = (part: number) => `${keptJobKey()} steps ${part}`;

/** What stands beside the steps: of which job, and how many they are. */
interface KeptHead extends Omit<KeptJob, 'act' | 'steps'> {
  length: number;
}

/** What stands in the storage. */
let written: { job: BulkJob; head: string } | null = null;

function writeJob(job: BulkJob | null): void {
  try {
    if (job) {
      const old = written;
      if (job.act !== old?.job.act) {
        window.sessionStorage.setItem(actKey(), JSON.stringify(job.act));
      }
      writeSteps(job.steps, old?.job.id === job.id ? old.job.steps : []);
      // Last: without it nothing of the job counts.
      const head = headOf(job);
      if (head !== old?.head) window.sessionStorage.setItem(keptJobKey(), head);
      written = { job, head };
      return;
    }
  } catch {
    // Storage is full: the job lasts as long as the page, and half of it is no use.
  }
  forgetJob();
}

function headOf({ id, userId, phase, cause, steps, isStopped }: BulkJob): string {
  const own = { id, userId, phase, cause, length: steps.length };
  const head: KeptHead = isStopped ? { ...own, isStopped } : own;
  return JSON.stringify(head);
}

function writeSteps(steps: readonly BulkStep[], before: readonly BulkStep[]): void {
  for (let start = 0; start < steps.length; start += partSize) {
    const part = steps.slice(start, start + partSize);
    // Of looks nothing is kept: they are made again.
    const isKept = part.every((step, index) => isSame(step, before[start + index]));
    if (isKept && steps.length === before.length) continue;
    const kept = part.map(atRest);
    window.sessionStorage.setItem(partKey(start / partSize), JSON.stringify(kept));
  }
}

function isSame(step: BulkStep, before: BulkStep | undefined): boolean {
  if (step === before) return true;
  return before !== undefined && JSON.stringify(atRest(step)) === JSON.stringify(atRest(before));
}

function forgetJob(): void {
  written = null;
  forgetKeptJob();
}

function readJob(): KeptJob | null {
  try {
    const head = read(keptJobKey());
    if (!isHead(head)) return null;
    const { length, ...rest } = head;
    const parts = Array.from({ length: Math.ceil(length / partSize) }, (_, part) =>
      read(partKey(part)),
    );
    const job: unknown = { ...rest, act: read(actKey()), steps: parts.flat() };
    return isJob(job) && job.steps.length === length ? job : null;
  } catch {
    return null;
  }
}

function read(key: string): unknown {
  return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
}

/** Only this client writes there; another version of it may have written something else. */
function isHead(head: unknown): head is { length: number } {
  return (
    typeof head === 'object' && head !== null && 'length' in head && typeof head.length === 'number'
  );
}

function isJob(job: unknown): job is KeptJob {
  return (
    typeof job === 'object' &&
    job !== null &&
    'id' in job &&
    'userId' in job &&
    'cause' in job &&
    'act' in job &&
    job.act !== null &&
    'steps' in job &&
    Array.isArray(job.steps) &&
    !job.steps.includes(null)
  );
}
