import { askBeforeLeaving } from '@/features/issues/bulk/askBeforeLeaving';
import { changeJob, showJob } from '@/screen/bulk';
import {
  type BulkJob,
  lookBegun,
  looked,
  newJob,
  paused,
  resumed,
  stepDone,
  stopped,
} from '@/screen/bulkJob';
import { setupStore } from '@/store/setupStore';
import { atTestEnd } from '@tests/setup/testEnd';
import { isAskedBeforeLeaving } from '@tests/support/leaving';
import { baseURL } from '@tests/support/server/tracker';

const act = { kind: 'value', attributeId: 5, value: 'Closed' } as const;

function jobOf(...issueIds: number[]): BulkJob {
  return newJob(
    { id: 1, userId: 0, act },
    issueIds.map((issueId) => ({ issueId, name: '' })),
  );
}

const sending = (job: BulkJob) => looked(lookBegun(job, 1), 1, 'New');

test('who closes the tab is asked while a job is being carried out, and only then', () => {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  atTestEnd(askBeforeLeaving(store));
  const steps: [string, (job: BulkJob) => BulkJob, boolean][] = [
    ['begins', (job) => job, true],
    ['sends', sending, true],
    ['is paused', (job) => paused(job, null), false],
    ['goes on', resumed, true],
    ['is held up', (job) => paused(job, { kind: 'network' }), false],
    ['is stopped with one on its way', stopped, true],
    ['has ended', (job) => stepDone(job, 1), false],
  ];
  expect(isAskedBeforeLeaving()).toBe(false);
  store.dispatch(showJob(jobOf(1, 2)));
  for (const [what, step, expected] of steps) {
    store.dispatch(changeJob(1, step));
    expect([what, isAskedBeforeLeaving()]).toEqual([what, expected]);
  }
  store.dispatch(showJob(jobOf(3)));
  expect(isAskedBeforeLeaving()).toBe(true);
  store.dispatch(showJob(null));
  expect(isAskedBeforeLeaving()).toBe(false);
});
