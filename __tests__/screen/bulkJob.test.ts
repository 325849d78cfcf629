/** A job over many issues against a server that refuses, loses answers and ends sessions, under a page that reloads. */
import {
  answerLost,
  AT_ONCE,
  type BulkJob,
  type BulkValue,
  cellsText,
  countSteps,
  heldUp,
  lookBegun,
  looked,
  newJob,
  nextIssue,
  paused,
  previewOf,
  restored,
  resumed,
  stepDone,
  stepOf,
  stepRefused,
  stopped,
  undoOf,
} from '@/screen/bulkJob';
import { fc, runs } from '@tests/support/properties';

const network = { kind: 'network' } as const;
const noSession = { kind: 'api', code: 300 } as const;
const refusal = { kind: 'api', code: 320 } as const;
const wanted = 'Closed';

function jobOf(count: number): BulkJob {
  const issues = Array.from({ length: count }, (_, index) => ({ issueId: index + 1, name: '' }));
  return newJob(
    { id: 1, userId: 2, act: { kind: 'value', attributeId: 5, value: wanted } },
    issues,
  );
}

const statusOf = (job: BulkJob, issueId: number) => stepOf(job, issueId)?.status;

/** What becomes of the request that is answered next. */
const fates = [
  'answered',
  'answered',
  'answered',
  'answered',
  'lostBefore',
  'lostAfter',
  'session',
  'reload',
  'pause',
] as const;

interface Request {
  issueId: number;
  kind: 'look' | 'change';
}

/** A server that counts, and a page that does what the job says. */
class World {
  job: BulkJob;
  values = new Map<number, string>();
  /** How often the change was carried out. */
  changes = new Map<number, number>();
  refused: ReadonlySet<number>;
  running: Request[] = [];
  most = 0;

  constructor(count: number, refused: readonly number[]) {
    this.job = jobOf(count);
    this.refused = new Set(refused);
    for (const { issueId } of this.job.steps) {
      this.values.set(issueId, issueId % 7 === 0 && !this.refused.has(issueId) ? wanted : 'New');
    }
  }

  begin() {
    for (let next = nextIssue(this.job); next !== null; next = nextIssue(this.job)) {
      this.job = lookBegun(this.job, next);
      this.running.push({ issueId: next, kind: 'look' });
    }
    this.most = Math.max(this.most, this.running.length);
  }

  apply(issueId: number) {
    if (this.refused.has(issueId) || this.values.get(issueId) === wanted) return;
    this.values.set(issueId, wanted);
    this.changes.set(issueId, (this.changes.get(issueId) ?? 0) + 1);
  }

  answer(place: number, fate: (typeof fates)[number]) {
    const [request] = this.running.splice(place % this.running.length, 1);
    if (!request) return;
    const { issueId, kind } = request;
    if (fate === 'reload') {
      // What is under way arrives, or not; nobody hears of it.
      for (const one of [request, ...this.running]) {
        if (one.kind === 'change' && one.issueId % 2 === 0) this.apply(one.issueId);
      }
      this.running = [];
      this.job = resumed(restored(JSON.parse(JSON.stringify(this.job)) as BulkJob));
      return;
    }
    if (fate === 'session') {
      this.job = heldUp(this.job, issueId, noSession);
    } else if (kind === 'look') {
      if (fate === 'answered' || fate === 'pause') {
        this.job = looked(this.job, issueId, this.values.get(issueId) ?? '');
        if (statusOf(this.job, issueId) === 'sending') {
          this.running.push({ issueId, kind: 'change' });
        }
      } else {
        this.job = heldUp(this.job, issueId, network);
      }
    } else {
      if (fate !== 'lostBefore') this.apply(issueId);
      if (fate === 'lostBefore' || fate === 'lostAfter') {
        this.job = answerLost(this.job, issueId, network);
      } else if (this.refused.has(issueId)) {
        this.job = stepRefused(this.job, issueId, refusal);
      } else {
        this.job = stepDone(this.job, issueId);
      }
    }
    if (fate === 'pause') this.job = paused(this.job, null);
  }

  /** What is refused from here on. */
  refuse(issueIds: Iterable<number>) {
    this.refused = new Set(issueIds);
  }

  /** Somebody presses "Continue" whenever it has paused. */
  runToEnd(script: readonly (readonly [number, (typeof fates)[number]])[]) {
    const left = [...script];
    for (let turn = 0; this.job.phase !== 'ended'; turn += 1) {
      if (turn > 100_000) throw new Error('It does not end');
      if (this.job.phase === 'paused' && this.running.length === 0) this.job = resumed(this.job);
      this.begin();
      const [place, fate] = left.shift() ?? [turn, 'answered' as const];
      this.answer(place, fate);
    }
  }
}

const script = fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...fates)), { maxLength: 400 });

test('200 issues of which one in twenty is refused: nothing is lost, and nothing is done twice', () => {
  const refused = Array.from({ length: 10 }, (_, index) => 20 * index + 3);
  fc.assert(
    fc.property(script, (happenings) => {
      const world = new World(200, refused);
      world.runToEnd(happenings);
      for (const [issueId, value] of world.values) {
        expect(value).toBe(world.refused.has(issueId) ? 'New' : wanted);
        expect(world.changes.get(issueId) ?? 0).toBeLessThanOrEqual(1);
      }
      expect(countSteps(world.job)).toMatchObject({ total: 200, refused: 10, settled: 200 });
      expect(world.most).toBeLessThanOrEqual(AT_ONCE);
    }),
    { numRuns: runs(30) },
  );
});

test('under random refusals, aborts and reloads each issue is changed once, or known not to be', () => {
  const issueIds = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.record({
        refused: issueIds,
        refusedAgain: issueIds,
        first: script,
        second: script,
        stopAt: fc.option(fc.nat(200)),
      }),
      ({ refused, refusedAgain, first, second, stopAt }) => {
        const world = new World(60, refused);
        const had = new Map(world.values);
        const begun = world.job.steps.map(({ issueId }) => issueId);
        if (stopAt !== null) {
          for (const [place, fate] of first.slice(0, stopAt)) {
            if (world.job.phase === 'paused' && world.running.length === 0) {
              world.job = resumed(world.job);
            }
            world.begin();
            world.answer(place, fate);
          }
          if (world.job.phase !== 'ended') world.job = stopped(world.job);
        }
        world.runToEnd(first);
        // Those that were refused are tried again, and others refused.
        world.refuse(refusedAgain);
        const left = world.job.steps.filter(({ status }) => status === 'refused');
        world.job = resumed(world.job);
        world.runToEnd(second);

        const kept = new Set(world.job.steps.map(({ issueId }) => issueId));
        /** What has become of an issue, and what the job says of it. */
        const endOf = (issueId: number) => ({
          status: statusOf(world.job, issueId) ?? 'left out',
          value: world.values.get(issueId),
          times: world.changes.get(issueId) ?? 0,
        });
        const rightEnds = (issueId: number) => {
          const before = had.get(issueId);
          const wasRefused = left.some((step) => step.issueId === issueId);
          return [
            before === wanted && { status: 'same', value: wanted, times: 0 },
            before !== wanted && { status: 'done', value: wanted, times: 1 },
            wasRefused &&
              refusedAgain.includes(issueId) && { status: 'refused', value: 'New', times: 0 },
            // Stopped before its turn: nothing was done to it, and it is not said to be.
            stopAt !== null && { status: 'left out', value: before, times: 0 },
          ];
        };
        for (const issueId of begun) expect(rightEnds(issueId)).toContainEqual(endOf(issueId));
        expect(countSteps(world.job)).toMatchObject({ settled: kept.size, total: kept.size });
        expect(world.most).toBeLessThanOrEqual(AT_ONCE);
      },
    ),
    { numRuns: runs(200) },
  );
});

test('5,000 steps are looked at a few times each', () => {
  let looks = 0;
  const watched = new WeakSet<BulkJob['steps']>();
  /** Counts what is read of the steps; to copy an array reads none. */
  function watch(job: BulkJob): BulkJob {
    if (watched.has(job.steps)) return job;
    const steps = new Proxy(job.steps, {
      get(target, key, receiver) {
        if (key === 'with') return target.with.bind(target);
        if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    watched.add(steps);
    return { ...job, steps };
  }
  const world = new World(
    5_000,
    Array.from({ length: 250 }, (_, index) => 20 * index + 3),
  );
  for (let turn = 0; world.job.phase !== 'ended'; turn += 1) {
    if (world.job.phase === 'paused' && world.running.length === 0) world.job = resumed(world.job);
    world.job = watch(world.job);
    world.begin();
    world.job = watch(world.job);
    world.answer(turn, turn % 1_000 === 999 ? 'lostAfter' : 'answered');
    if (looks > 40 * 5_000) throw new Error('They are looked at again and again');
  }
  expect(countSteps(world.job)).toMatchObject({ total: 5_000, refused: 250, settled: 5_000 });
  expect(looks).toBeLessThan(20 * 5_000);
});

test('what is known of the steps is what a count of all of them gives', () => {
  fc.assert(
    fc.property(script, (happenings) => {
      const world = new World(30, [3, 17]);
      for (const [place, fate] of happenings.slice(0, 100)) {
        if (world.job.phase === 'paused' && world.running.length === 0) {
          world.job = resumed(world.job);
        }
        world.begin();
        world.answer(place, fate);
        const { steps, tally } = world.job;
        const placeOf = (status: string) => {
          const first = steps.findIndex((step) => step.status === status);
          return first < 0 ? steps.length : first;
        };
        expect(tally.first).toEqual({ waiting: placeOf('waiting'), lost: placeOf('lost') });
        expect(tally.refused).toEqual(steps.filter(({ status }) => status === 'refused'));
        for (const [status, count] of Object.entries(tally.counts)) {
          expect(steps.filter((step) => step.status === status)).toHaveLength(count);
        }
      }
    }),
    { numRuns: runs(30) },
  );
});

test('what was stopped begins nothing more, and knows of everything it did', () => {
  fc.assert(
    fc.property(script, fc.nat(60), (happenings, at) => {
      const world = new World(40, [3]);
      for (const [place, fate] of happenings.slice(0, at)) {
        if (world.job.phase === 'paused' && world.running.length === 0) {
          world.job = resumed(world.job);
        }
        world.begin();
        world.answer(place, fate);
      }
      const before = new Map(world.values);
      const onTheWay = new Set(world.running.map(({ issueId }) => issueId));
      world.job = stopped(world.job);
      world.runToEnd([]);
      const others = [...world.values].filter(([issueId]) => !onTheWay.has(issueId));
      expect(others).toEqual(others.map(([issueId]) => [issueId, before.get(issueId)]));
      const done = world.job.steps.filter(({ status }) => status === 'done');
      const changed = [...world.changes.keys()];
      expect(done.map(({ issueId }) => issueId)).toEqual(changed.sort((one, other) => one - other));
    }),
    { numRuns: runs(50) },
  );
});

test('what was stopped, and then held up, sends nothing that had not been sent', () => {
  const looking = lookBegun(lookBegun(jobOf(4), 1), 2);
  const sending = looked(looking, 1, 'New');
  const held = heldUp(heldUp(stopped(sending), 1, noSession), 2, noSession);
  expect(held.phase).toBe('paused');
  expect(held.steps.map(({ issueId }) => issueId)).toEqual([1]);

  // Of what was sent nobody knows: it is looked at after the login, also after a reload.
  const { tally: _tally, ...kept } = held;
  const after = resumed(restored(kept));
  expect(nextIssue(after)).toBe(1);
  expect(heldUp(lookBegun(after, 1), 1, noSession)).toMatchObject({ isStopped: true });
});

test('what somebody else changed while the answer was lost stays', () => {
  const begun = looked(lookBegun(jobOf(1), 1), 1, 'New');
  const lost = lookBegun(answerLost(begun, 1, network), 1);

  expect(looked(lost, 1, 'Rejected').steps[0]).toMatchObject({
    status: 'refused',
    reason: { kind: 'changed' },
  });
  expect(looked(lost, 1, 'New').steps[0]).toMatchObject({ status: 'sending' });
  expect(looked(lost, 1, wanted).steps[0]).toMatchObject({ status: 'done' });
});

test('it pauses when answers are lost again and again, and goes on where it stood', () => {
  let job = jobOf(1);
  for (let time = 0; time < 3; time += 1) {
    expect(job.phase).toBe('running');
    job = answerLost(looked(lookBegun(job, 1), 1, 'New'), 1, network);
  }
  expect(job).toMatchObject({ phase: 'paused', cause: network });
  expect(nextIssue(job)).toBeNull();
  expect(nextIssue(resumed(job))).toBe(1);
});

test('after the end those that were refused can be tried again', () => {
  let job = jobOf(2);
  job = looked(lookBegun(job, 1), 1, wanted);
  job = stepRefused(lookBegun(job, 2), 2, refusal);
  expect(job.phase).toBe('ended');

  const again = resumed(job);
  expect(again.phase).toBe('running');
  expect(nextIssue(again)).toBe(2);
  expect(statusOf(again, 1)).toBe('same');
});

describe('another try never overwrites what somebody has changed since', () => {
  const refusedAs = (value: string) => {
    const lost = answerLost(looked(lookBegun(jobOf(1), 1), 1, 'New'), 1, network);
    return looked(lookBegun(lost, 1), 1, value);
  };
  const refusedByServer = () => stepRefused(looked(lookBegun(jobOf(1), 1), 1, 'New'), 1, refusal);
  const tryAgain = (job: BulkJob, value: string) => looked(lookBegun(resumed(job), 1), 1, value);

  test.each([
    ['changed while the answer was lost', refusedAs('Rejected'), 'Rejected'],
    ['changed once more', refusedAs('Rejected'), 'Open'],
    ['changed after the server had refused', refusedByServer(), 'Rejected'],
    ['changed before a third try', tryAgain(refusedAs('Rejected'), 'Rejected'), 'Rejected'],
  ])('%s', (_name, job, value) => {
    expect(job.phase).toBe('ended');
    expect(tryAgain(job, value)).toMatchObject({
      phase: 'ended',
      steps: [{ status: 'refused', reason: { kind: 'changed' } }],
    });
  });

  test('what is as it was is sent, and what somebody else made so is not called ours', () => {
    expect(tryAgain(refusedByServer(), 'New').steps[0]).toMatchObject({ status: 'sending' });
    expect(tryAgain(refusedByServer(), wanted).steps[0]).toMatchObject({ status: 'same' });
  });
});

describe('taking a job back', () => {
  function doneJob(act: BulkJob['act'], before: BulkValue): BulkJob {
    const job = newJob({ id: 1, userId: 2, act }, [{ issueId: 1, name: 'First' }]);
    return stepDone(looked(lookBegun(job, 1), 1, before), 1);
  }
  function undoJob(job: BulkJob): BulkJob {
    const undo = undoOf(job);
    if (!undo) throw new Error('It cannot be taken back');
    return newJob({ id: 2, userId: 2, act: undo.act }, undo.issues);
  }

  test.each([
    ['as the job has left it', wanted, { status: 'sending', before: wanted, name: 'First' }],
    ['changed since', 'Rejected', { status: 'refused', reason: { kind: 'changed' } }],
    ['as it was before', 'New', { status: 'same' }],
  ] as const)('an issue that is %s', (_name, seen, step) => {
    const done = doneJob({ kind: 'value', attributeId: 5, value: wanted }, 'New');
    expect(looked(lookBegun(undoJob(done), 1), 1, seen).steps[0]).toMatchObject(step);
  });

  test('of cells only those that were changed', () => {
    const after = [[1001, 'b'] as const, [1002, 'x'] as const];
    const before = cellsText([
      [1001, 'a'],
      [1002, 'x'],
    ]);
    const undo = undoJob(doneJob({ kind: 'cells', cells: { 1: after } }, before));
    expect(undo.act).toEqual({
      kind: 'undo',
      of: { kind: 'cells', cells: { 1: [[1001, 'b']] } },
      before: { 1: cellsText([[1001, 'a']]) },
    });
  });

  test('what was deleted, and what was taken back itself, is not', () => {
    expect(undoOf(doneJob({ kind: 'delete' }, true))).toBeNull();
    const done = doneJob({ kind: 'subscription', subscribed: true }, false);
    const undone = stepDone(looked(lookBegun(undoJob(done), 1), 1, true), 1);
    expect(undone.phase).toBe('ended');
    expect(undoOf(undone)).toBeNull();
  });
});

describe('taking an import back', () => {
  const added = { 1: { name: 'First', stamp: 12 } };
  const jobToUndo = () =>
    newJob({ id: 1, userId: 2, act: { kind: 'undoAdding', added } }, [
      { issueId: 1, name: 'First' },
    ]);
  const isGone = false;

  test.each([
    ['as it was added', 12, { status: 'sending' }],
    ['changed since', 13, { status: 'refused', reason: { kind: 'changed' } }],
    ['gone already', isGone, { status: 'same' }],
  ] as const)('one that is %s', (_name, seen, step) => {
    const job = looked(lookBegun(jobToUndo(), 1), 1, seen);
    expect(job.steps[0]).toMatchObject(step);
  });

  test.each([
    ['sent again where it is as it was', 12, { status: 'sending' }],
    ['kept where it was changed meanwhile', 13, { status: 'refused', reason: { kind: 'changed' } }],
    ['done where it is gone', isGone, { status: 'done' }],
  ] as const)('one whose answer was lost is %s', (_name, seen, step) => {
    const lost = answerLost(looked(lookBegun(jobToUndo(), 1), 1, 12), 1, network);
    const again = restored(JSON.parse(JSON.stringify(lost)) as BulkJob);
    expect(looked(lookBegun(again, 1), 1, seen).steps[0]).toMatchObject(step);
  });

  test('what was kept is not deleted by another try', () => {
    const kept = looked(lookBegun(jobToUndo(), 1), 1, 13);
    expect(looked(lookBegun(resumed(kept), 1), 1, 13).steps[0]).toMatchObject({
      status: 'refused',
    });
  });

  test('what is not known to be added stays, and the question names it', () => {
    const { act } = jobToUndo();
    if (act.kind !== 'undoAdding') throw new Error('It does something else');
    const seen = [1, 2, 3].map((issueId) => ({ issueId, value: 12, mayChange: issueId < 3 }));
    expect(previewOf(act, seen)).toEqual({ change: 1, same: 0, refused: 1, kept: [2] });
  });
});
