/** An import against a server that loses answers, refuses and ends sessions, under a page that reloads: no row is added twice. */
import {
  answerLost,
  type BulkJob,
  heldUp,
  lookBegun,
  looked,
  newJob,
  nextIssue,
  restored,
  resumed,
  stepDone,
  stepOf,
  stepRefused,
} from '@/screen/bulkJob';
import { fc, runs } from '@tests/support/properties';

const network = { kind: 'network' } as const;
const noSession = { kind: 'api', code: 300 } as const;
const refusal = { kind: 'api', code: 320 } as const;

const fates = [
  'answered',
  'answered',
  'answered',
  'lostBefore',
  'lostAfter',
  'refused',
  'session',
  'reload',
] as const;

/** A folder that gets issues, and a page that does what the job says. */
class World {
  job: BulkJob;
  names: readonly string[];
  /** The names of the issues that were added; each has its place as its number. */
  added: string[] = [];
  running: { row: number; kind: 'look' | 'add' }[] = [];

  constructor(names: readonly string[]) {
    this.names = names;
    const rows = Object.fromEntries(
      names.map((name, row) => [row, { cells: [name], issue: { folderId: 1, name } }]),
    );
    const act = { kind: 'add', headings: ['Name'], rows } as const;
    // As `startAdding` makes it.
    const own = { id: 1, userId: 2, act: act as never };
    this.job = newJob(
      own,
      names.map((name, row) => ({ issueId: row, name })),
    );
  }

  begin() {
    for (let next = nextIssue(this.job); next !== null; next = nextIssue(this.job)) {
      this.job = lookBegun(this.job, next);
      this.running.push({ row: next, kind: 'look' });
    }
  }

  add(row: number): number {
    return this.added.push(this.names[row] ?? '') - 1;
  }

  /** The issue of a row that was sent, as `findRow` looks for it. */
  look(row: number) {
    const wasSent = stepOf(this.job, row)?.before !== undefined;
    const taken = new Set(this.job.steps.map(({ addedId }) => addedId));
    const issueId = this.added.findLastIndex(
      (name, id) => name === this.names[row] && !taken.has(id),
    );
    if (wasSent && issueId >= 0) {
      this.job = stepDone(this.job, row, { issueId, stampId: issueId });
      return;
    }
    this.job = looked(this.job, row, false);
    if (stepOf(this.job, row)?.status === 'sending') this.running.push({ row, kind: 'add' });
  }

  answer(place: number, fate: (typeof fates)[number]) {
    const [request] = this.running.splice(place % this.running.length, 1);
    if (!request) return;
    const { row, kind } = request;
    if (fate === 'reload') {
      for (const one of [request, ...this.running]) {
        if (one.kind === 'add' && one.row % 2 === 0) this.add(one.row);
      }
      this.running = [];
      this.job = restored(JSON.parse(JSON.stringify(this.job)) as BulkJob);
    } else if (fate === 'session') this.job = heldUp(this.job, row, noSession);
    // A row that was not sent is not looked for, so that nothing can go wrong with that.
    else if (kind === 'look' && stepOf(this.job, row)?.before === undefined) this.look(row);
    else if (fate === 'refused') this.job = stepRefused(this.job, row, refusal);
    else if (kind === 'look') {
      if (fate === 'answered') this.look(row);
      else this.job = heldUp(this.job, row, network);
    } else {
      const issueId = fate === 'lostBefore' ? null : this.add(row);
      if (fate !== 'answered' || issueId === null) this.job = answerLost(this.job, row, network);
      else this.job = stepDone(this.job, row, { issueId, stampId: issueId });
    }
  }

  /** Somebody goes on whenever that is offered. */
  runToEnd(script: readonly (readonly [number, (typeof fates)[number]])[]) {
    const left = [...script];
    for (let turn = 0; turn < 10_000; turn += 1) {
      if (this.running.length === 0 && this.job.phase !== 'running') {
        if (this.job.phase === 'ended' && this.job.tally.refused.length === 0) return;
        this.job = resumed(this.job);
      }
      this.begin();
      const [place, fate] = left.shift() ?? [turn, 'answered' as const];
      this.answer(place, fate);
    }
    throw new Error('It does not end');
  }
}

test('each row becomes one issue in the end, also among rows of the same name', () => {
  const names = fc.array(fc.constantFrom('Same', 'Other', 'Third'), {
    minLength: 1,
    maxLength: 30,
  });
  const script = fc.array(fc.tuple(fc.nat(7), fc.constantFrom(...fates)), { maxLength: 200 });
  fc.assert(
    fc.property(names, script, (rows, happenings) => {
      const world = new World(rows);
      world.runToEnd(happenings);

      expect(world.added.toSorted()).toEqual(rows.toSorted());
      const ids = world.job.steps.map(({ addedId }) => addedId);
      expect(new Set(ids).size).toBe(rows.length);
    }),
    { numRuns: runs(300) },
  );
});
