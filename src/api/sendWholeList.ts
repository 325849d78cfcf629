import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { pageSizes } from '@/protocol/firstLimits';
import { WHOLE_LIST } from '@/protocol/limits';
import { commentsApi } from './endpoints/comments';
import { filesApi } from './endpoints/files';
import { issueChangesApi } from './endpoints/issueChanges';
import { issuesApi } from './endpoints/issues';
import type { IssueList, IssueListQuery, ListColumn, ListedIssue } from '@/protocol/issues';
import type { Stamped } from '@/protocol/scalars';
import { readApiContext } from './apiContext';
import { sendJson, type Transport } from './baseQuery';
import type { CallRequest } from './postCall';
import type { CallOutcome } from './readAnswer';
import {
  changesQuestion,
  forgetIssuesSaved,
  type ListWithMore,
  noteChanged,
  noteIssuesSaved,
  readChanged,
  takeSaves,
  withChanges,
} from './refreshWholeList';

/** Rows of one call: so many are read within a frame of a slow machine. */
const sliceSize = 1_000;

/** Calls at a time; the server has others to serve. */
const atOnce = 2;

/** So often a list is read that others change meanwhile. */
const attempts = 3;

interface Started {
  extra: unknown;
}

interface StartedOne extends Started {
  queryFulfilled: PromiseLike<{ data: Stamped }>;
}

type Failure = Extract<CallOutcome, { error: unknown }>;

/** From here on a question for a whole list is asked in slices; before, it must not be asked. */
export function sendListsInSlices(): void {
  issuesApi.enhanceEndpoints({
    endpoints: { listIssues: { extraOptions: { transport: sendList } } },
  });
  const noted = {
    onQueryStarted: (_payload: unknown, { extra }: Started) => {
      noteIssuesSaved(readApiContext(extra));
    },
  };
  /** Of these it is known which issue they change, if they change anything. */
  const told = (stampOf: (saved: number) => number) => ({
    onQueryStarted: ({ issueId }: { issueId: number }, { extra, queryFulfilled }: StartedOne) => {
      const context = readApiContext(extra);
      noteIssuesSaved(context);
      queryFulfilled.then(
        ({ data: { stampId } }) => {
          if (typeof stampId === 'number') noteChanged(context, issueId, stampOf(stampId));
        },
        () => undefined,
      );
    },
  });
  const edited = told((saved) => saved);
  const forgotten = {
    onQueryStarted: (_payload: unknown, { extra }: Started) => {
      forgetIssuesSaved(readApiContext(extra));
    },
  };
  issueChangesApi.enhanceEndpoints({
    endpoints: {
      addIssue: noted,
      cloneIssue: noted,
      editIssue: edited,
      moveIssue: edited,
      deleteIssue: told(() => Infinity),
      addDescription: noted,
      editDescription: noted,
      deleteDescription: noted,
      markIssues: forgotten,
      subscribeIssue: forgotten,
      unsubscribeIssue: forgotten,
    },
  });
  commentsApi.enhanceEndpoints({
    endpoints: { addComment: noted, editComment: noted, deleteComment: noted },
  });
  filesApi.enhanceEndpoints({ endpoints: { addFile: noted, editFile: noted, deleteFile: noted } });
}

const sendList: Transport = (request, api) => {
  const { payload = {} } = request;
  const isWhole = 'limit' in payload && payload.limit === WHOLE_LIST;
  return (isWhole ? sendChangedList : sendJson)(request, api);
};

/** A whole list: after saves of issues what has changed of a long one, as far as that can be told, else all of it. */
const sendChangedList: Transport = async (request, api) => {
  const question = request.payload as IssueListQuery;
  // As it is by now: while it is asked about, an issue of it may be read.
  const known = () =>
    (issuesApi.endpoints.listIssues.select(question) as Select)(api.getState()).data;
  const before = known();
  const context = readApiContext(api.extra);
  const isAfterSave = takeSaves(context, question);
  if (isAfterSave && before && before.issues.length > sliceSize) {
    const payload = changesQuestion(question, before, readChanged(context));
    const latest = await sendJson({ ...request, payload }, api);
    const list = known();
    const changed =
      'error' in latest || !list
        ? null
        : withChanges(list, latest.data as IssueList, readChanged(context));
    if (changed) return { data: changed };
  }
  const { allColumns, ...plain } = question;
  if (allColumns !== true) return sendSlices(request, api);
  const answerTo = (arg: IssueListQuery) =>
    (issuesApi.endpoints.listIssues.select(arg) as Select)(api.getState()).data;
  const former = isAfterSave ? known() : undefined;
  const own = former ?? answerTo({ ...plain, limit: pageSizes.issues }) ?? answerTo(plain);
  return sendWholeList(request, api, own?.columns);
};

type Select = (state: unknown) => { data?: ListWithMore };

/** The columns behind those of a list, as it was asked for with all of them. */
export function furtherColumnsOf(list: ListWithMore | null): readonly ListColumn[] | undefined {
  return list?.furtherColumns;
}

/** Whether rows of a list may be missing, since others changed it each time it was read. */
export function isUnsure(list: ListWithMore | null): boolean {
  return list?.isUnsure === true;
}

/**
 * Asks for all issues of a list with all columns: those of the view come first, the others stand behind them. Which are
 * those of the view only another question tells, unless it was answered before.
 */
async function sendWholeList(
  request: CallRequest,
  api: BaseQueryApi,
  own: readonly ListColumn[] | undefined,
): Promise<CallOutcome> {
  const columns = own ?? (await askForColumns(request, api));
  if ('error' in columns) return columns;
  const outcome = await sendSlices(request, api);
  if ('error' in outcome) return outcome;
  const list = outcome.data as IssueList;
  const isKnown = columns.every(({ id, name }) =>
    list.columns.some((one) => one.id === id && one.name === name),
  );
  if (isKnown) return { data: arranged(list, columns) };
  // Definitions have changed since.
  const now = own ? await askForColumns(request, api) : columns;
  return 'error' in now ? now : { data: arranged(list, now) };
}

async function askForColumns(
  request: CallRequest,
  api: BaseQueryApi,
): Promise<readonly ListColumn[] | Failure> {
  const payload = { ...request.payload, offset: 0, limit: 1, allColumns: false };
  const view = await sendJson({ ...request, payload }, api);
  return 'error' in view ? view : (view.data as IssueList).columns;
}

/** The list with these columns first. */
function arranged(list: IssueList, own: readonly ListColumn[]): ListWithMore {
  const columns = [...own];
  const furtherColumns = list.columns.filter(({ id }) => columns.every((one) => one.id !== id));
  const places = [...columns, ...furtherColumns].map(({ id }) =>
    list.columns.findIndex((one) => one.id === id),
  );
  const issues = list.issues.map((issue) => ({
    ...issue,
    cells: places.map((place) => issue.cells[place] ?? ''),
  }));
  return { ...list, columns, furtherColumns, issues };
}

/** Slice by slice while nothing else is to do; answers with one list of all rows. */
const sendSlices: Transport = async (request, api) => {
  async function loadSlice(offset: number): Promise<IssueList | Failure> {
    await idle();
    const payload = { ...request.payload, offset, limit: sliceSize };
    const outcome = await sendJson({ ...request, payload }, api);
    return 'error' in outcome ? outcome : (outcome.data as IssueList);
  }

  async function loadAll(): Promise<readonly IssueList[] | Failure> {
    const first = await loadSlice(0);
    if ('error' in first) return first;
    const end = Math.min(first.totalCount, WHOLE_LIST);
    const slices = [first];
    let next = sliceSize;
    const failures: Failure[] = [];
    async function loadNext() {
      while (next < end && failures.length === 0) {
        const offset = next;
        next += sliceSize;
        const slice = await loadSlice(offset);
        if ('error' in slice) failures.push(slice);
        else slices[offset / sliceSize] = slice;
      }
    }
    await Promise.all(Array.from({ length: atOnce }, loadNext));
    return failures[0] ?? slices;
  }

  for (let attempt = 1; ; attempt += 1) {
    const slices = await loadAll();
    if ('error' in slices) return slices;
    if (agree(slices)) return { data: joined(slices) };
    // Issues came, went or moved between two calls. Where they do so each time, the list is what was found.
    if (attempt === attempts) return { data: asFound(slices) };
  }
};

/**
 * A list of which no more is known to be there, which it says: rows that have moved out of sight meanwhile come when it is
 * read again, or with the next change, which finds that the server counts more.
 */
function asFound(slices: readonly IssueList[]): ListWithMore {
  const list = { ...joined(slices), isUnsure: true };
  const isTooLong = list.totalCount > slices.length * sliceSize;
  return isTooLong ? list : { ...list, totalCount: list.issues.length };
}

/** Whether all tell of the same number of issues, and these are all there. */
function agree(slices: readonly IssueList[]): boolean {
  const { issues, totalCount } = joined(slices);
  return (
    issues.length === Math.min(totalCount, slices.length * sliceSize) &&
    slices.every((slice) => slice.totalCount === totalCount)
  );
}

/** All rows, each once. They are frozen slice by slice, so that the store need not do it at one go. */
function joined(slices: readonly IssueList[]): IssueList {
  const rows = new Map<number, ListedIssue>();
  for (const { issues } of slices) {
    for (const row of issues) rows.set(row.id, rows.get(row.id) ?? row);
  }
  const [first] = slices;
  const issues = [...rows.values()];
  return {
    sortColumn: 0,
    sortAscending: true,
    columns: [],
    ...first,
    issues,
    totalCount: Math.max(issues.length, first?.totalCount ?? 0),
  };
}

/** Until the browser has nothing else to do, but not for long. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(
        () => {
          resolve();
        },
        { timeout: 200 },
      );
    } else resolve();
  });
}
