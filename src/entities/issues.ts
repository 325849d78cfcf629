/**
 * The issues opened last, put together from increments (screens 10.2). Only loads with history count: forms load
 * parts of an issue in other shapes and read them from the query cache.
 */
import {
  createEntityAdapter,
  createSelector,
  createSlice,
  type EntityState,
  original,
} from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { issuesApi } from '@/api/endpoints/issues';
import type { AttributeValue } from '@/protocol/attributes';
import { HistoryFilter } from '@/protocol/enums';
import type { HistoryEntry, IssueDetails, LoadedIssue, LoadIssuePayload } from '@/protocol/issues';
import type { Id } from '@/protocol/scalars';
import type { Description } from '@/protocol/texts';
import { groupHistory } from './historyBlocks';
import { mergeHistory } from './issueHistory';
import { selectSettings, type SessionRoot } from './session';

/** An issue as far as it was loaded; everything is as of `details.stamp`. */
export interface Issue {
  issueId: Id;
  details: IssueDetails;
  description: Description | null;
  attributes: AttributeValue[];
  /** Ascending by id, limited to `filter`. */
  history: HistoryEntry[];
  filter: HistoryFilter;
  /** Whether the description, comments and file descriptions are HTML. */
  html: boolean;
}

/** More are forgotten, those loaded longest ago first. */
const MAX_ISSUES = 20;

const adapter = createEntityAdapter({ selectId: ({ issueId }: Issue) => issueId });

interface PendingLoads {
  /** The newest running load of each issue; answers to older ones are dropped. */
  requestIds: Partial<Record<Id, string>>;
}

const { matchPending, matchFulfilled, matchRejected } = issuesApi.endpoints.loadIssue;

export const issuesSlice = createSlice({
  name: 'issues',
  initialState: adapter.getInitialState<PendingLoads>({ requestIds: {} }),
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(matchPending, (state, { meta }) => {
      const { issueId, history } = meta.arg.originalArgs;
      if (history) state.requestIds[issueId] = meta.requestId;
    });
    builder.addMatcher(matchRejected, (state, { meta }) => {
      const { issueId } = meta.arg.originalArgs;
      if (state.requestIds[issueId] === meta.requestId) state.requestIds[issueId] = undefined;
    });
    builder.addMatcher(matchFulfilled, (state, { payload, meta }) => {
      const arg = meta.arg.originalArgs;
      if (state.requestIds[arg.issueId] !== meta.requestId) return;
      state.requestIds[arg.issueId] = undefined;
      const known = original(state.entities)[arg.issueId];
      const issue = mergeIssue(known, payload, arg);
      if (!issue) return;
      // Adding it anew moves it to the end: the ids are in the order of loading.
      adapter.removeOne(state, arg.issueId);
      // What did not change stays the same object, so that it is not drawn again. Frozen, it is not gone through for that:
      // a history may have thousands of entries.
      adapter.addOne(state, Object.freeze(copyWithStructuralSharing(known, issue)));
      adapter.removeMany(state, state.ids.slice(0, -MAX_ISSUES));
    });
  },
});

/** Undefined when the answer continues something that is not known, or not in this shape. */
function mergeIssue(
  known: Issue | undefined,
  { details, description, attributes = [], history, stubs }: LoadedIssue,
  { issueId, modifiedSince = 0, filter = HistoryFilter.all, html = false }: LoadIssuePayload,
): Issue | undefined {
  const isContinued = modifiedSince > 0;
  if (isContinued && (known?.filter !== filter || known.html !== html)) return undefined;
  return {
    issueId,
    details,
    description: description === true ? (known?.description ?? null) : (description ?? null),
    attributes,
    history: mergeHistory(
      known?.history ?? [],
      { ...(history && { history }), ...(stubs && { stubs }) },
      modifiedSince,
    ),
    filter,
    html,
  };
}

/** The part of the state that is read here. */
export interface IssuesRoot {
  issues: EntityState<Issue, Id> & PendingLoads;
}

export const issues = adapter.getSelectors((state: IssuesRoot) => state.issues);

/** The history of an issue as blocks, in the order of the settings. */
export const selectHistoryBlocks = createSelector(
  [
    (state: IssuesRoot, issueId: Id) => issues.selectById(state, issueId)?.history,
    (state: SessionRoot) => selectSettings(state).historyOrder,
  ],
  (history, order) => groupHistory(history ?? [], order),
);

/**
 * The argument that loads an issue for its page, continuing from what is known.
 *
 * @param unread keeps the issue unread instead of marking it as read
 * @param filter shows other entries than last time; by default those the user chose last
 */
export function loadIssueArg(
  state: IssuesRoot & SessionRoot,
  issueId: Id,
  {
    unread = false,
    filter = selectSettings(state).historyFilter,
  }: { unread?: boolean | undefined; filter?: HistoryFilter | undefined } = {},
): LoadIssuePayload {
  const known = issues.selectById(state, issueId);
  const canContinue = known?.filter === filter && known.html;
  return {
    issueId,
    description: true,
    attributes: true,
    history: true,
    modifiedSince: canContinue ? known.details.stamp : 0,
    filter,
    html: true,
    unread,
  };
}
