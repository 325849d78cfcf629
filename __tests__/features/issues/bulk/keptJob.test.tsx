import { keepJobs } from '@/features/issues/bulk/keptJob';
import { changeJob, selectBulkJob, showJob } from '@/screen/bulk';
import {
  answerLost,
  type BulkJob,
  lookBegun,
  looked,
  newJob,
  nextIssue,
  paused,
  restored,
  stepDone,
  stopped,
} from '@/screen/bulkJob';
import { type AppStore, setupStore } from '@/store/setupStore';
import { atTestEnd } from '@tests/setup/testEnd';
import { baseURL } from '@tests/support/server/tracker';

afterEach(() => {
  window.sessionStorage.clear();
});

const wanted = 'Closed';

function jobOf(count: number): BulkJob {
  const issues = Array.from({ length: count }, (_, index) => ({
    issueId: index + 1,
    name: `Issue ${String(index + 1)}`,
  }));
  const act = { kind: 'value', attributeId: 5, value: wanted } as const;
  return newJob({ id: 1, userId: 0, act }, issues);
}

/** A page that keeps what is done to several issues. */
function openPage(): AppStore {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  atTestEnd(keepJobs(store));
  return store;
}

const jobIn = (store: AppStore) => selectBulkJob(store.getState());

function change(store: AppStore, make: (job: BulkJob) => BulkJob) {
  store.dispatch(changeJob(1, make));
}

/** What the page would find that comes after a reload at this moment. */
function expectKept(store: AppStore) {
  const job = jobIn(store);
  const after = openPage();
  expect(jobIn(after)).toEqual(job && paused(restored(job), null));
}

test('of 1,000 steps only what has changed is written', () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const writtenNow = () =>
    write.mock.calls.splice(0).reduce((sum, [, text]) => sum + text.length, 0);
  const store = openPage();
  store.dispatch(showJob(jobOf(1_000)));
  const whole = writtenNow();
  expect(whole).toBeGreaterThan(1_000 * 40);

  let most = 0;
  for (let step = 0; step < 20; step += 1) {
    const job = jobIn(store);
    const issueId = job && nextIssue(job);
    if (issueId === null) throw new Error('Nothing is left to do');
    change(store, (now) => lookBegun(now, issueId));
    // A look is made again; nothing is to be known of it.
    expect(writtenNow()).toBe(0);
    change(store, (now) => looked(now, issueId, 'New'));
    most = Math.max(most, writtenNow());
    change(store, (now) => stepDone(now, issueId));
    most = Math.max(most, writtenNow());
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(whole / 20);
});

test('a reload at any moment finds all that was sent, answered and lost', () => {
  const store = openPage();
  store.dispatch(showJob(jobOf(60)));
  expectKept(store);
  const network = { kind: 'network' } as const;
  const steps: ((job: BulkJob) => BulkJob)[] = [
    (job) => lookBegun(job, 1),
    (job) => lookBegun(job, 30),
    (job) => looked(job, 1, 'New'),
    (job) => looked(job, 30, wanted),
    (job) => stepDone(job, 1),
    (job) => looked(lookBegun(job, 59), 59, 'New'),
    (job) => answerLost(job, 59, network),
    (job) => paused(job, network),
    // Fewer than before, in other places.
    stopped,
  ];
  for (const step of steps) {
    change(store, step);
    expectKept(store);
  }
});

test('what has ended, or belongs to another address, is not found', () => {
  const beside = `issuedesk.bulk ${window.location.pathname}beside`;
  window.sessionStorage.setItem(beside, 'stays');
  const store = openPage();
  store.dispatch(showJob(jobOf(1)));
  change(store, (job) => stepDone(looked(lookBegun(job, 1), 1, 'New'), 1));
  expect(jobIn(openPage())).toBeNull();
  expect(Object.keys(window.sessionStorage)).toEqual([beside]);
});
