/** Loads what a report tells of its issues, four at a time, without marking any as read (decision 050). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { fetchFile } from '@/api/baseQueryFile';
import { issuesApi } from '@/api/endpoints/issues';
import { alertStatus, listOf } from '@/api/tags';
import { selectIsAuthenticated } from '@/entities/session';
import { isRefusal } from '@/protocol/apiError';
import { HistoryFilter } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { ListedIssue, LoadedIssue } from '@/protocol/issues';
import { hostLinks } from '@/routing/hostLinks';
import { askAside } from '@/saving/askAside';
import type { RootState } from '@/store/rootReducer';
import { loadQuietly, losesMark, restoreFilter } from '../quietHistory';
import { keepIssue, type KeptIssue } from './keptIssues';

type Loading<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** Requests at a time; the server has others to serve. */
const atOnce = 4;

const MEGABYTE = 1024 * 1024;

/** Bytes of one picture, and of all of a report: it is one file that a browser has to open. */
export const pictureLimits = { each: 4 * MEGABYTE, all: 32 * MEGABYTE } as const;

export interface ReportWishes {
  comments: boolean;
  pictures: boolean;
}

/** What was loaded for a report; kept by the window, so that another attempt goes on where the last one ended. */
export interface ReportParts {
  /** Null for an issue that was deleted meanwhile. */
  issues: Map<number, KeptIssue | null>;
  /** Pictures as addresses that hold them, by the number of their file; null for what cannot be had, or is too much. */
  pictures: Map<number, string | null>;
}

/** Rejects with `ApiError`. Ends early, with nothing said, when `signal` says so. */
export function loadReport(
  issues: readonly ListedIssue[],
  wishes: ReportWishes,
  {
    parts,
    signal,
    note,
  }: { parts: ReportParts; signal: AbortSignal; note: (done: number) => void },
): Loading<void> {
  return async (dispatch, getState, context) => {
    const asked: ListedIssue[] = [];
    const waiting = issues.filter(({ id }) => !parts.issues.has(id));
    let done = issues.length - waiting.length;
    note(done);

    async function takeNext(): Promise<void> {
      for (let issue = waiting.shift(); issue; issue = waiting.shift()) {
        if (signal.aborted) return;
        if (wishes.comments) asked.push(issue);
        const loaded = await dispatch(loadOne(issue, wishes));
        parts.issues.set(issue.id, loaded && keepIssue(loaded));
        done += 1;
        note(done);
      }
    }

    const ends = await Promise.allSettled(
      Array.from({ length: atOnce }, async () => {
        try {
          await takeNext();
        } catch (error) {
          // The others end with what they have on their way.
          waiting.length = 0;
          throw error;
        }
      }),
    );
    const last = asked.findLast(({ id }) => parts.issues.get(id));
    if (last) await dispatch(restoreFilter(last, HistoryFilter.commentsAndFiles));
    if (asked.some(losesMark) && selectIsAuthenticated(getState())) {
      dispatch(issuesApi.util.invalidateTags([listOf('Issue'), alertStatus]));
    }
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (wishes.pictures) await loadPictures(context, parts, signal);
  };
}

function loadOne(issue: ListedIssue, { comments }: ReportWishes): Loading<LoadedIssue | null> {
  return async (dispatch) => {
    const wanted = { attributes: true, description: true, html: true };
    try {
      return comments
        ? await dispatch(loadQuietly(issue, { ...wanted, filter: HistoryFilter.commentsAndFiles }))
        : (await dispatch(askAside('loadIssue', { issueId: issue.id, ...wanted }))).result;
    } catch (error) {
      if (isRefusal(error, ApiErrorCode.UnknownIssue)) return null;
      throw error;
    }
  };
}

/** One after the other, so that it is the first ones for which there is room. */
async function loadPictures({ baseUrl }: ApiContext, parts: ReportParts, signal: AbortSignal) {
  let left: number = pictureLimits.all;
  for (const { id, name, size } of [...parts.issues.values()].flatMap(
    (issue) => issue?.pictures ?? [],
  )) {
    const isSmall = size <= Math.min(pictureLimits.each, left);
    if (isSmall) left -= size;
    if (parts.pictures.has(id)) continue;
    const content = isSmall ? await fetchFile(hostLinks.file(baseUrl, id), signal) : null;
    if (signal.aborted) return;
    parts.pictures.set(id, content && (await dataAddress(content, name)));
  }
}

const imageTypes: Readonly<Record<string, string>> = {
  bmp: 'bmp',
  gif: 'gif',
  ico: 'x-icon',
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  svg: 'svg+xml',
};

/** Bytes at a time: there is no room for the arguments of a whole picture. */
const sliceSize = 0x80_00;

/** The content as an address. Its type goes by the name, since some servers say none. */
async function dataAddress(content: Blob, name: string): Promise<string> {
  const type = imageTypes[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? '';
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += sliceSize) {
    binary += String.fromCharCode(...bytes.subarray(at, at + sliceSize));
  }
  return `data:image/${type};base64,${btoa(binary)}`;
}
