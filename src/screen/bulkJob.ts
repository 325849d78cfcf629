/**
 * A job over many issues as plain data: which steps it has, which may begin, and what each outcome makes of it. Pure, so
 * that every order of answers can be tried out (decision 045).
 */
import type { ApiError } from '@/protocol/apiError';
import type { Payload } from '@/protocol/operations';

/** What a job does to each of its issues. */
export type BulkAct = ChangeAct | { kind: 'delete' } | UndoAct | UndoAddingAct;

/** What can be taken back; a value as it travels, '' for an empty one. */
export type ChangeAct =
  | { kind: 'value'; attributeId: number; value: string }
  | { kind: 'cells'; cells: Readonly<Record<number, CellValues>> }
  | { kind: 'folder'; folderId: number }
  | { kind: 'mark'; read: boolean }
  | { kind: 'subscription'; subscribed: boolean };

/** Takes a job back: each issue gets what it had before, if it still has what the job has left. */
export interface UndoAct {
  kind: 'undo';
  of: ChangeAct;
  before: Readonly<Record<number, BulkValue>>;
}

/** Takes an import back: deletes what it has added, but for what was changed since. */
export interface UndoAddingAct {
  kind: 'undoAdding';
  added: AddedIssues;
}

/** Issues that were added, by their numbers, each with the stamp that it got then. */
export type AddedIssues = Readonly<Record<number, { name: string; stamp: number }>>;

/** Adds issues from a table, each of whose rows is a step; in place of the number of an issue it has that of its row. */
export interface AddAct {
  kind: 'add';
  headings: readonly string[];
  /** By their numbers, as a spreadsheet counts them. */
  rows: Readonly<Record<number, { cells: readonly string[]; issue: Payload<'addIssue'> }>>;
}

/** What cells of an issue are to have: a value as it travels for each column, the name or an attribute. */
export type CellValues = readonly (readonly [columnId: number, value: string])[];

/**
 * What an issue has of that which an act is about: the value (of cells, as `cellsText` writes them), the folder, whether
 * it is read, subscribed, there; where that matters, its stamp as long as it is there.
 */
export type BulkValue = string | number | boolean;

/** Why an issue stayed as it is; `changed`: it has changed since it was added, or the same thing while the answer was lost. */
export type BulkReason = ApiError | { kind: 'changed' };

export interface BulkStep {
  issueId: number;
  /** What refused issues are known by; empty where the list does not show it. */
  name: string;
  /**
   * - `looking`: the server is asked what the issue has; `sending`: the change is on its way
   * - `same`: it had it already; `lost`: sent, and nobody knows how that ended
   */
  status: 'waiting' | 'looking' | 'sending' | 'done' | 'same' | 'refused' | 'lost';
  /** What it had before the change was sent; absent until then. */
  before?: BulkValue;
  /** What it must still have: what was seen when the job was asked for, or before a try that was refused. */
  guard?: BulkValue;
  reason?: BulkReason;
  /** The issue that a row has become. */
  addedId?: number;
  /** The stamp it got then. */
  addedStamp?: number;
  /** How many answers were lost, or said that another call was met. */
  losses: number;
}

export interface BulkJob {
  id: number;
  /** Whose it is: nobody else goes on with it. */
  userId: number;
  act: BulkAct | AddAct;
  steps: readonly BulkStep[];
  /** Goes with the steps. */
  tally: BulkTally;
  phase: 'running' | 'paused' | 'stopping' | 'ended';
  /** Why it has paused by itself. */
  cause: ApiError | null;
  /** By hand: what has not been sent is not to be sent any more. */
  isStopped?: boolean;
}

/** What is known of the steps without going through all of them, as a job may have thousands. */
export interface BulkTally {
  /** The place of the step of each issue. */
  places: Readonly<Record<number, number>>;
  counts: Readonly<Record<BulkStep['status'], number>>;
  /** The place of the first step that waits, and of the first that was lost; behind the last one for none. */
  first: Readonly<Record<'waiting' | 'lost', number>>;
  /** In their order. */
  refused: readonly BulkStep[];
}

/** A job as it is kept by a browser. */
export type KeptJob = Omit<BulkJob, 'tally'>;

/** What is asked before a job begins: which value, which folder, whether to delete. */
export type BulkQuestion =
  | { kind: 'value'; attributeId: number; put?: PutTogether }
  | CellsQuestion
  | { kind: 'folder' }
  | AskedAct;

/** Where issues were put together, on a board or a calendar. */
export interface PutTogether {
  /** What all of them are to have, as it travels. */
  value: string;
  /** What the list said of each when it was put there: what has changed since is not overwritten. */
  before: Readonly<Record<number, string>>;
}

/** What is asked as a whole: whether to do it. */
export type AskedAct =
  | { kind: 'mark'; read: boolean }
  | { kind: 'subscription'; subscribed: boolean }
  | { kind: 'delete' }
  | UndoAddingAct;

/** Whether cells are to have these texts. */
export interface CellsQuestion {
  kind: 'cells';
  /** What was pasted, or the value of another row. */
  from: 'paste' | 'row';
  /** Where the first text of a line goes. */
  columnId: number;
  /** As they were typed elsewhere: a line for each issue, or one for all of them. */
  lines: readonly (readonly string[])[];
}

export interface BulkForm {
  question: BulkQuestion;
  issueIds: readonly number[];
  /** The list it belongs to; over another one it is gone. */
  listPath: string | null;
}

/** What an issue has of what is asked about, for the preview. */
export interface SeenIssue {
  issueId: number;
  value: BulkValue;
  mayChange: boolean;
  /** Where it is: members of a project may limit its values. */
  folderId?: number;
  name?: string;
}

/** An issue of which the preview knows nothing, and why. */
export interface UnseenIssue {
  issueId: number;
  reason: ApiError;
}

/** Everything about several issues at once that is on screen. */
export interface BulkState {
  form: BulkForm | null;
  /** Of the issues of the form, as far as they were looked at. */
  seen: readonly SeenIssue[];
  /** Those of the form that could not be looked at. */
  unseen?: readonly UnseenIssue[];
  job: BulkJob | null;
}

/** Requests at a time: the server has others to serve. */
export const AT_ONCE = 4;

/** So often a change is sent whose answers are lost, before somebody has to look what is wrong. */
const PATIENCE = 3;

/** A job that has yet to begin. */
export function newJob(
  job: Pick<BulkJob, 'id' | 'userId' | 'act'>,
  issues: readonly Pick<BulkStep, 'issueId' | 'name' | 'guard'>[],
): BulkJob {
  const steps = issues.map((issue): BulkStep => ({ ...issue, status: 'waiting', losses: 0 }));
  return tallied({ ...job, steps, phase: 'running', cause: null });
}

const isBusy = ({ status }: BulkStep) => status === 'looking' || status === 'sending';

/** The issue to go on with now; null for none: all are done or on their way, or the job rests. */
export function nextIssue({ phase, steps, tally: { counts, first }, act }: BulkJob): number | null {
  if (phase !== 'running' && phase !== 'stopping') return null;
  const busy = counts.looking + counts.sending;
  if (busy >= AT_ONCE) return null;
  const next = steps[first.waiting];
  // Of two equal rows, one that is on its way must not be taken for the other one.
  if (!next && act.kind === 'add' && busy > 0) return null;
  return (next ?? steps[first.lost])?.issueId ?? null;
}

/** The step of an issue; undefined where the job has none. */
export function stepOf({ steps, tally }: BulkJob, issueId: number): BulkStep | undefined {
  const place = tally.places[issueId];
  return place === undefined ? undefined : steps[place];
}

/** The server is being asked what the issue has. */
export function lookBegun(job: BulkJob, issueId: number): BulkJob {
  return change(job, issueId, (step) => ({ ...step, status: 'looking' }));
}

/** What an issue is called that the list on screen does not show. */
export function named(job: BulkJob, issueId: number, name: string): BulkJob {
  return stepOf(job, issueId)?.name === '' && name !== ''
    ? change(job, issueId, (step) => ({ ...step, name }))
    : job;
}

/** What the server said the issue has: what it should have, then nothing is sent; or the change is on its way from here on. */
export function looked(job: BulkJob, issueId: number, value: BulkValue): BulkJob {
  const wanted = wantedValue(job.act, issueId);
  return change(job, issueId, (step) => {
    const wasSent = step.before !== undefined;
    if (value === wanted) return { ...step, status: wasSent ? 'done' : 'same' };
    const expected = step.before ?? step.guard ?? expectedValue(job.act, issueId);
    if (expected !== undefined && value !== expected) {
      return { ...step, status: 'refused', reason: { kind: 'changed' } };
    }
    // Not sent, and not to be sent any more.
    if (job.phase === 'stopping') return null;
    return { ...step, status: 'sending', before: value };
  });
}

/** The change was carried out; a row has become an issue. */
export function stepDone(
  job: BulkJob,
  issueId: number,
  added?: { issueId: number; stampId: number },
): BulkJob {
  return change(job, issueId, (step) => ({
    ...step,
    status: 'done',
    ...(added && { addedId: added.issueId, addedStamp: added.stampId }),
  }));
}

/** Somebody else has made the same of it at that moment: it is not for this job to take it back. */
export function stepSame(job: BulkJob, issueId: number): BulkJob {
  return change(job, issueId, (step) => ({ ...step, status: 'same' }));
}

/** The issues that a job has added; none where it does something else. */
export function addedBy({ steps }: BulkJob): AddedIssues {
  return Object.fromEntries(
    steps.flatMap(({ name, addedId, addedStamp }) =>
      addedId === undefined || addedStamp === undefined
        ? []
        : [[addedId, { name, stamp: addedStamp }]],
    ),
  );
}

/**
 * The server said no, or the rights do: nothing was changed. A row may have been added before, where the look for it was
 * refused: then it stays known as sent, and is looked for before it is sent again.
 */
export function stepRefused(job: BulkJob, issueId: number, reason: ApiError): BulkJob {
  return change(job, issueId, (step) => {
    const { before: _before, ...unsent } = step;
    const isNotAdded = job.act.kind === 'add' && step.status === 'sending';
    return { ...(isNotAdded ? unsent : step), status: 'refused', reason };
  });
}

/** The change was sent, and no answer came: it is looked for before it is sent again. */
export function answerLost(job: BulkJob, issueId: number, error: ApiError): BulkJob {
  const losses = 1 + (stepOf(job, issueId)?.losses ?? 0);
  const next = change(job, issueId, (step) => ({ ...step, status: 'lost', losses }));
  return losses % PATIENCE === 0 ? paused(next, error) : next;
}

/**
 * The server has refused it as somebody was faster, or two calls have met: nothing was changed. It is looked once more,
 * which tells the two apart; what was seen of the issue holds.
 */
export function metAnother(job: BulkJob, issueId: number, reason: ApiError): BulkJob {
  const losses = 1 + (stepOf(job, issueId)?.losses ?? 0);
  if (losses % PATIENCE === 0) return stepRefused(job, issueId, reason);
  return change(job, issueId, ({ name, before, guard = before }) => ({
    issueId,
    name,
    status: 'waiting',
    losses,
    ...(guard !== undefined && { guard }),
  }));
}

/** What is wrong concerns all of them, such as a session that ended: this one has not been sent, and the rest waits. */
export function heldUp(job: BulkJob, issueId: number, cause: ApiError): BulkJob {
  const held = change(job, issueId, atRest);
  return paused(job.isStopped ? stopped(held) : held, cause);
}

/** By hand without a cause. What is on its way goes on to its end. */
export function paused(job: BulkJob, cause: ApiError | null): BulkJob {
  return job.phase === 'ended' ? job : { ...job, phase: 'paused', cause };
}

/**
 * Goes on after a pause; after the end, with those that were refused. Of these, what somebody has changed since stays:
 * nobody has said that it may be overwritten.
 */
export function resumed(job: BulkJob): BulkJob {
  const steps = job.steps.map((step): BulkStep => {
    if (job.phase !== 'ended' || step.status !== 'refused') return step;
    const { issueId, name, before, losses, guard = before } = step;
    if (job.act.kind === 'add' && before !== undefined) {
      return { issueId, name, status: 'lost', before, losses };
    }
    return {
      issueId,
      name,
      status: 'waiting',
      losses: 0,
      ...(guard !== undefined && { guard }),
    };
  });
  // What was refused is tried again by hand.
  const { isStopped = false, ...rest } = job;
  const staysStopped = isStopped && job.phase !== 'ended' && { isStopped };
  return tallied({ ...rest, steps, phase: 'running', cause: null, ...staysStopped });
}

/** No change is begun any more. Those whose answer was lost are still looked for, so that all that was done is known. */
export function stopped(job: BulkJob): BulkJob {
  const steps = job.steps.filter(({ status }) => status !== 'waiting');
  return tallied({ ...job, steps, phase: 'stopping', cause: null, isStopped: true });
}

/** A job as an earlier page has left it, whose requests nobody waits for any more. */
export function restored(job: KeptJob): BulkJob {
  return tallied({ ...job, steps: job.steps.map(atRest) });
}

/** As a step stands when nobody waits for its answer any more: it was either not sent yet, or nobody knows. */
export function atRest(step: BulkStep): BulkStep {
  if (!isBusy(step)) return step;
  return { ...step, status: step.before === undefined ? 'waiting' : 'lost' };
}

/** What issues must still have, by what the question about them has shown. */
export function guardsOf(act: BulkAct, seen: readonly SeenIssue[]): ReadonlyMap<number, BulkValue> {
  const isShared = act.kind === 'value' || act.kind === 'folder' || act.kind === 'cells';
  return new Map(
    isShared ? seen.map(({ issueId, value }) => [issueId, guardOf(issueId, value)]) : [],
  );

  /** Of all cells that were seen, those that are to change. */
  function guardOf(issueId: number, value: BulkValue): BulkValue {
    if (act.kind !== 'cells') return value;
    const has = new Map(readCells(value));
    const cells = act.cells[issueId] ?? [];
    return cellsText(cells.map(([columnId]) => [columnId, has.get(columnId) ?? '']));
  }
}

/** Values of cells as one, so that they are compared together. */
export function cellsText(cells: CellValues): string {
  return JSON.stringify(cells);
}

/** Reads what `cellsText` wrote. */
export function readCells(text: BulkValue | undefined): CellValues {
  const cells: unknown = JSON.parse(typeof text === 'string' ? text : '[]');
  return cells as CellValues;
}

/** What an issue should have in the end. */
export function wantedValue(act: BulkAct | AddAct, issueId: number): BulkValue {
  switch (act.kind) {
    case 'value':
      return act.value;
    case 'cells':
      return cellsText(act.cells[issueId] ?? []);
    case 'folder':
      return act.folderId;
    case 'mark':
      return act.read;
    case 'subscription':
      return act.subscribed;
    case 'undo':
      return act.before[issueId] ?? '';
    case 'delete':
    case 'undoAdding':
      // It is not there.
      return false;
    case 'add':
      // It is there.
      return true;
  }
}

/** What takes back what a job has changed; null where there is nothing, or nothing that can be taken back. */
export function undoOf({ act, steps }: BulkJob): UndoOfJob | null {
  if (!isChange(act)) return null;
  const changed = steps.filter(({ status }) => status === 'done');
  if (changed.length === 0) return null;
  const issues = changed.map(({ issueId, name }) => ({ issueId, name }));
  if (act.kind === 'cells') return { act: cellsUndo(act.cells, changed), issues };
  const before = changed.map((step) => [step.issueId, step.before ?? ''] as const);
  return { act: { kind: 'undo', of: act, before: Object.fromEntries(before) }, issues };
}

/** A job that takes another one back, before it begins. */
export interface UndoOfJob {
  act: UndoAct;
  issues: readonly Pick<BulkStep, 'issueId' | 'name'>[];
}

function isChange(act: BulkAct | AddAct): act is ChangeAct {
  return ['value', 'cells', 'folder', 'mark', 'subscription'].includes(act.kind);
}

/** Of cells that had the same before, nothing was changed: what somebody made of them since is no matter. */
function cellsUndo(
  cells: Readonly<Record<number, CellValues>>,
  changed: readonly BulkStep[],
): UndoAct {
  const own = changed.map((step) => {
    const had = new Map(readCells(step.before));
    const after = (cells[step.issueId] ?? []).filter(([id, value]) => had.get(id) !== value);
    const before = after.map(([id]): CellValues[number] => [id, had.get(id) ?? '']);
    return { issueId: step.issueId, after, before };
  });
  return {
    kind: 'undo',
    of: {
      kind: 'cells',
      cells: Object.fromEntries(own.map(({ issueId, after }) => [issueId, after])),
    },
    before: Object.fromEntries(own.map(({ issueId, before }) => [issueId, cellsText(before)])),
  };
}

/** What an issue must have for the act to be carried out at all; undefined for anything. */
function expectedValue(act: BulkAct | AddAct, issueId: number): BulkValue | undefined {
  if (act.kind === 'undo') return wantedValue(act.of, issueId);
  // What is not known to be added is as if it had changed.
  return act.kind === 'undoAdding' ? (act.added[issueId]?.stamp ?? 0) : undefined;
}

/** What issues had in the list when they were put elsewhere, as if they had been looked at then. */
export function seenInList({ before }: PutTogether): SeenIssue[] {
  return Object.entries(before).map(([issueId, value]) => ({
    issueId: Number(issueId),
    value,
    mayChange: true,
  }));
}

/**
 * What an act would do to the issues seen so far; `kept` are those that stay, as they have changed.
 *
 * @param before - what they must still have, where that is known
 */
export function previewOf(
  act: BulkAct,
  seen: readonly SeenIssue[],
  before: Readonly<Record<number, BulkValue>> = {},
) {
  const permitted = seen.filter(({ mayChange }) => mayChange);
  const others = permitted.filter(({ issueId, value }) => value !== wantedValue(act, issueId));
  const kept = others.flatMap(({ issueId, value }) =>
    [undefined, value].includes(before[issueId] ?? expectedValue(act, issueId)) ? [] : issueId,
  );
  return {
    change: others.length - kept.length,
    same: permitted.length - others.length,
    refused: seen.length - permitted.length,
    kept,
  };
}

/** How many steps stand where. */
export function countSteps({ steps, tally: { counts } }: Pick<BulkJob, 'steps' | 'tally'>) {
  const { done, same, refused } = counts;
  return { total: steps.length, done, same, refused, settled: done + same + refused };
}

/** With one step as it is by now, or, for null, without it. */
function change(
  job: BulkJob,
  issueId: number,
  step: (before: BulkStep) => BulkStep | null,
): BulkJob {
  const place = job.tally.places[issueId];
  const before = place === undefined ? undefined : job.steps[place];
  if (place === undefined || !before) return job;
  const after = step(before);
  if (!after) return tallied({ ...job, steps: job.steps.filter((one) => one !== before) });
  // The store need not go through what is frozen already.
  const steps = Object.freeze(job.steps.with(place, Object.freeze(after)));
  return settled({ ...job, steps, tally: changedTally(job.tally, steps, { place, before }) });
}

/** Counts all steps. */
function tallied(job: KeptJob): BulkJob {
  const counts = {
    waiting: 0,
    looking: 0,
    sending: 0,
    done: 0,
    same: 0,
    refused: 0,
    lost: 0,
  } satisfies BulkTally['counts'];
  for (const { status } of job.steps) counts[status] += 1;
  return settled({
    ...job,
    tally: {
      places: Object.fromEntries(job.steps.map(({ issueId }, place) => [issueId, place])),
      counts,
      first: { waiting: firstFrom(0, job.steps, 'waiting'), lost: firstFrom(0, job.steps, 'lost') },
      refused: job.steps.filter(({ status }) => status === 'refused'),
    },
  });
}

/** After one step has changed. */
function changedTally(
  { places, counts, first, refused }: BulkTally,
  steps: readonly BulkStep[],
  { place, before }: { place: number; before: BulkStep },
): BulkTally {
  const after = steps[place] ?? before;
  const others = before.status === 'refused' ? refused.filter((one) => one !== before) : refused;
  // They come nearly in their order.
  const index = others.findLastIndex(({ issueId }) => (places[issueId] ?? 0) < place) + 1;
  const firstOf = (status: 'waiting' | 'lost') =>
    firstFrom(
      after.status === status ? Math.min(first[status], place) : first[status],
      steps,
      status,
    );
  const less = { ...counts, [before.status]: counts[before.status] - 1 };
  return {
    places,
    counts: { ...less, [after.status]: less[after.status] + 1 },
    first: { waiting: firstOf('waiting'), lost: firstOf('lost') },
    refused: after.status === 'refused' ? others.toSpliced(index, 0, after) : others,
  };
}

/** The place of the first step that stands so, from one on; behind the last one for none. */
function firstFrom(start: number, steps: readonly BulkStep[], status: BulkStep['status']): number {
  let place = start;
  while (place < steps.length && steps[place]?.status !== status) place += 1;
  return place;
}

/** It has ended when nothing is left to do. */
function settled(job: BulkJob): BulkJob {
  const { total, settled: ended } = countSteps(job);
  return ended === total ? { ...job, phase: 'ended', cause: null } : job;
}
