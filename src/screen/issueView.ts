/** How the open issue is shown: which history entries, at which it opens, whether it stays unread (screens 10.3, 10.7). */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiError } from '@/protocol/apiError';
import type { HistoryFilter, TextFormat } from '@/protocol/enums';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import { matchList } from '@/routing/paths/matchList';
import { listUrl } from '@/routing/paths/listUrls';
import type { AddingState } from './addingState';
import type { AddedIssues, BulkState, UndoOfJob } from './bulkJob';
import type { HistoriesState } from './issueChanges';
import type { CardState } from './cardState';
import type { CellState } from './cellState';
import type { LeftRow } from './leftRowState';
import { locationChanged } from './navigation';

/** A text or file of an issue that was saved: what its window shows, and says, when it is there again. */
export interface SavedEntry {
  issueId: number;
  /** The comment or file; null for the description. Of a deleted one, the entry that took its place. */
  itemId: number | null;
  what:
    | 'commentAdded'
    | 'commentSaved'
    | 'deleted'
    | 'descriptionAdded'
    | 'descriptionSaved'
    | 'fileAttached'
    | 'fileSaved';
}

/** What takes the last change back (decision 036): what it was about, what was there before and what it left. */
export interface UndoOffer {
  /** When the change was saved, in ms since 1970; later than that of the one before it. */
  at: number;
  /** The change before it, as long as there is time to take that back, too. */
  earlier?: UndoOffer | null;
  change: SingleChange | ({ kind: 'several' } & UndoOfJob) | { kind: 'added'; added: AddedIssues };
}

/** Of one issue, or of the marks of several. */
export type SingleChange =
  | { kind: 'name'; issueId: number; before: string; after: string; isTheirs?: boolean }
  | {
      kind: 'values';
      issueId: number;
      /** As they travel; null for an empty one. */
      values: readonly ChangedValue[];
    }
  | { kind: 'comment'; issueId: number; commentId: number; before: SourceText; after: SourceText }
  | { kind: 'description'; issueId: number; before: SourceText; after: SourceText }
  | { kind: 'folder'; issueId: number; before: number; after: number; isTheirs?: boolean }
  | { kind: 'subscription'; issueId: number; before: boolean; after: boolean }
  /** An issue that was added by itself, with the stamp it got then. */
  | { kind: 'issue'; issueId: number; stamp: number }
  | { kind: 'marks'; typeId: number | undefined; issueIds: readonly number[]; after: boolean };

interface ChangedValue {
  id: number;
  before: string | null;
  after: string | null;
  /** What was there before had been saved by somebody else a moment ago, and not been seen. */
  isTheirs?: boolean;
}

/** A text as its author wrote it. */
interface SourceText {
  text: string;
  format: TextFormat;
}

/** Groups of which only their heads are shown, by the list and what it is grouped by. */
export type FoldedGroups = Readonly<Record<string, readonly string[]>>;

/** The menu of a row or a caption that was pressed: of all selected issues where the row is one of them. */
export interface PointedMenu {
  on:
    | { kind: 'row'; issueId: number; issueIds: readonly number[] | null }
    | { kind: 'caption'; columnId: number };
  /** In px of the window. */
  at: { x: number; y: number };
  /** When the address came to be at which it was asked for (`navigation`). */
  openedAt: number;
}

/** What was typed to search a list since the search for the value `of` ran; another search makes it void. */
export interface SearchDraft {
  /** The address of the list, without a search. */
  list: string;
  of: string;
  column: number;
  text: string;
  /** Why the text was refused. */
  error: ApiError | null;
}

/** What stands in a form besides what it began with. */
export interface FormContent {
  /** What was typed, without what no draft may have (`forms/draftValues`). */
  values?: Readonly<Record<string, unknown>>;
  /** What was found of an earlier day, until one has answered whether it is to be put back. */
  offer?: { readonly values: Readonly<Record<string, unknown>>; readonly savedAt: number } | null;
  /** What the last save came to, as `forms/useFormSubmission` tells it. */
  outcome?: object;
  /** What hangs open in one of its fields. */
  open?: OpenInField | null;
  /** By field: the end of a text of several values, while it is being typed and is none of them yet. */
  typedParts?: Readonly<Record<string, string>>;
  /** How a text with markup will look, or why that is not known. */
  preview?: { field: string; shown: MarkupPreview } | null;
}

/** A text as HTML, why the server did not make it, or the code of what is wrong with it. */
export type MarkupPreview = { html: string } | { error: ApiError } | { code: number };

/** The calendar or the clock of a date, or the choices of a text: those that begin with `prefix`. */
export type OpenInField =
  { field: string; part: 'date' | 'time' } | { field: string; prefix: string };

/** By the address of a form and when it was come to (`forms/useFormContent`). */
export type FormContents = Readonly<Record<string, FormContent>>;

/** Above a list on a phone: what it is limited to besides type and view, and its conditions. */
export type UnfoldablePart = 'limits' | 'conditions';

export interface IssueViewState {
  /** The filter chosen here; null until then, when the user's stored one counts. */
  historyFilter: HistoryFilter | null;
  /** The issue that "mark as unread" keeps unread while it is open. */
  unreadIssueId: number | null;
  /** How often the user has chosen a filter or a mark: each is sent with a load of the issue. */
  timesAsked: number;
  /** Until the user goes on from the issue it belongs to. */
  savedEntry: SavedEntry | null;
  /** Editors that stand open in an issue, as `inlineEdit` calls them. */
  editors: readonly string[];
  /** The field of the form that opens, which a command is about; null: its first. */
  askedField: string | null;
  /** What can be taken back at the moment. */
  undo: UndoOffer | null;
  /** What is done to several issues at once. */
  bulk: BulkState | null;
  /** The histories that charts have asked for. */
  histories: HistoriesState | null;
  /** What boards and calendars show beside their issues. */
  cards?: CardState;
  /** Which cell of the list is edited. */
  cells?: CellState;
  /** Where the issue was that has left the list while one stood there. */
  leftRow?: LeftRow;
  /** How issues are added, one after another. */
  adding?: AddingState;
  /** Up to which stamp an issue had been read when it was opened. */
  news: { issueId: number; readUpTo: number } | null;
  /** Null until a group was folded. */
  folded: FoldedGroups | null;
  /** What somebody has folded or unfolded on a phone. */
  unfolded?: Readonly<Partial<Record<UnfoldablePart, boolean>>>;
  searchDraft?: SearchDraft | null;
  /** By their names (`ui/useOpen`), and since when the address is what it was then (`navigation`). */
  openDropdowns?: { openedAt: number; names: readonly string[] };
  pointedMenu?: PointedMenu | null;
  forms?: FormContents;
  /** The search in all types that was stopped: when it was begun, in ms since 1970. */
  stoppedSearch?: number | null;
}

const initialState: IssueViewState = {
  historyFilter: null,
  unreadIssueId: null,
  timesAsked: 0,
  savedEntry: null,
  editors: [],
  askedField: null,
  undo: null,
  bulk: null,
  histories: null,
  news: null,
  folded: null,
};

const slice = createSlice({
  name: 'issueView',
  initialState,
  reducers: {
    historyFilterChosen: (state, { payload }: PayloadAction<HistoryFilter>) => {
      state.historyFilter = payload;
      state.timesAsked += 1;
    },
    entrySaved: (state, { payload }: PayloadAction<SavedEntry>) => {
      state.savedEntry = payload;
    },
    /** What `adding`, `inlineEdit`, `undo`, `bulk`, `cards`, `cellEdit`, `folding`, `formContents`, `histories`, `issueNotes`, `leftRow`, `openDropdowns`, `pointedMenu`, `searchDraft`, `searchStop` and `unfolding` change: one reducer, each is paid by the first load. */
    viewNoted: (
      state,
      {
        payload,
      }: PayloadAction<
        Partial<
          Pick<
            IssueViewState,
            | 'editors'
            | 'askedField'
            | 'undo'
            | 'bulk'
            | 'cards'
            | 'cells'
            | 'leftRow'
            | 'adding'
            | 'histories'
            | 'news'
            | 'folded'
            | 'unfolded'
            | 'openDropdowns'
            | 'pointedMenu'
            | 'forms'
            | 'searchDraft'
            | 'stoppedSearch'
          >
        >
      >,
    ) => Object.assign(state, payload),
    issueMarked: (state, { payload }: PayloadAction<{ issueId: number; unread: boolean }>) => {
      state.unreadIssueId = payload.unread ? payload.issueId : null;
      state.timesAsked += 1;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state, { payload }) => {
      state.askedField = null;
      const opened = matchIssue(payload.path);
      const isOtherIssue = opened !== null && opened.issueId !== state.unreadIssueId;
      // A form in a window goes on with what they keep as drafts.
      state.editors = state.editors.filter((editor) => editor.startsWith(`${opened?.issueId} `));
      const list = matchList(payload.path);
      if (isOtherIssue || list) state.unreadIssueId = null;
      if (list && state.searchDraft?.list !== listUrl(list.filters)) delete state.searchDraft;
      const returned = issuePaths.issueDetails.match(payload.path);
      if (returned?.issueId !== state.savedEntry?.issueId) state.savedEntry = null;
    });
  },
  selectors: {
    selectChosenHistoryFilter: (state) => state.historyFilter,
    selectTimesAsked: (state) => state.timesAsked,
    selectSavedEntry: (state, issueId: number) =>
      state.savedEntry?.issueId === issueId ? state.savedEntry : null,
    selectIsKeptUnread: (state, issueId: number) => state.unreadIssueId === issueId,
  },
});

export const { historyFilterChosen, entrySaved, issueMarked, viewNoted } = slice.actions;
export const { selectChosenHistoryFilter, selectTimesAsked, selectSavedEntry, selectIsKeptUnread } =
  slice.selectors;
export const issueViewSlice = slice;
