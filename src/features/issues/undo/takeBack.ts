/** Sends the opposite of a change, unless somebody has changed the same thing since. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { commentsApi } from '@/api/endpoints/comments';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { listOf, one } from '@/api/tags';
import { isRefusal } from '@/protocol/apiError';
import { Column, type TextFormat } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { OperationName, Payload, Answer } from '@/protocol/operations';
import { askAside } from '@/saving/askAside';
import { createSaveMemory, type MutationEndpoint, sendSave } from '@/saving/sendSave';
import { wasIn } from '@/saving/useWas';
import { matchIssue } from '@/routing/paths/issues';
import type { SingleChange } from '@/screen/issueView';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';

import { markOpened } from '../details/markOpened';

type Thunk<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

const { editIssue, moveIssue, deleteIssue, editDescription } = issueChangesApi.endpoints;
const { subscribeIssue, unsubscribeIssue, markIssues } = issueChangesApi.endpoints;
const { editComment } = commentsApi.endpoints;

/**
 * The stamp that the issue has by it, 0 where that is not told; null when somebody has changed it since, and it stays.
 * Rejects with `ApiError`.
 *
 * @param wasTried before, without an answer: it may be as it was already
 */
export function takeBack(
  change: SingleChange,
  { wasTried }: { wasTried: boolean },
): Thunk<number | null> {
  return async (dispatch) => {
    if (!(await dispatch(isThere(change, 'after')))) {
      if (!wasTried || !(await dispatch(isThere(change, 'before')))) return null;
      // Without the answer nothing has become stale.
      if ('issueId' in change) {
        dispatch(issuesApi.util.invalidateTags([one('Issue', change.issueId), listOf('Issue')]));
      }
      return 0;
    }
    try {
      return stampIn(await dispatch(sendOpposite(change)));
    } catch (error) {
      // Somebody was faster than the opposite.
      if (isRefusal(error, ApiErrorCode.TransactionDeadlock)) return null;
      throw error;
    }
  };
}

function stampIn(answer: unknown): number {
  const isStamped = typeof answer === 'object' && answer !== null && 'stampId' in answer;
  return isStamped ? Number(answer.stampId) : 0;
}

function ask<Name extends OperationName>(name: Name, payload: Payload<Name>): Thunk<Answer<Name>> {
  return async (dispatch) => (await dispatch(askAside(name, payload))).result;
}

/** Whether the server has what the change left, or what was there before. */
function isThere(change: SingleChange, side: 'after' | 'before'): Thunk<boolean> {
  return async (dispatch) => {
    // A mark is one's own: nobody else can change it.
    if (change.kind === 'marks') return true;
    const { issueId } = change;
    if (change.kind === 'comment') {
      const { commentId } = change;
      return isSameText(await dispatch(ask('loadComment', { issueId, commentId })), change[side]);
    }
    const isText = change.kind === 'description';
    const loaded = await dispatch(
      ask('loadIssue', { issueId, attributes: true, ...(isText && { description: true }) }),
    );
    const { details, description, attributes = [] } = loaded;
    switch (change.kind) {
      case 'issue':
        return side === 'after' && details.stamp === change.stamp;
      case 'name':
        return details.name === change[side];
      case 'folder':
        return details.folderId === change[side];
      case 'subscription':
        return details.subscribed === change[side];
      case 'description':
        return typeof description === 'object' && isSameText(description, change[side]);
      case 'values':
        return change.values.every((value) => {
          const now = attributes.find(({ id }) => id === value.id)?.value ?? '';
          return now === (value[side] ?? '');
        });
    }
  };
}

/** Who has changed the format alone has changed what one reads. */
function isSameText(
  now: { text: string; format: TextFormat } | null,
  { text, format }: { text: string; format: TextFormat },
): boolean {
  return now?.text === text && now.format === format;
}

function sendOpposite(change: SingleChange): Thunk<unknown> {
  return (dispatch, getState) => {
    const was = <Was>(left: Was) => wasIn(getState(), left);
    const save = <Sent, Result>(endpoint: MutationEndpoint<Sent, Result>, payload: Sent) =>
      dispatch(sendSave(endpoint, payload, createSaveMemory()));
    switch (change.kind) {
      case 'issue':
        return save(deleteIssue, { issueId: change.issueId, ...was({ stamp: change.stamp }) });
      case 'name':
        return save(editIssue, {
          issueId: change.issueId,
          name: change.before,
          ...was({ name: change.after }),
        });
      case 'values': {
        const values = change.values.map(({ id, before }) => ({ id, value: before ?? '' }));
        const left = change.values.map(({ id, after }) => ({ id, value: after ?? '' }));
        return save(editIssue, { issueId: change.issueId, values, ...was({ values: left }) });
      }
      case 'folder': {
        const { issueId, before, after } = change;
        return save(moveIssue, { issueId, folderId: before, ...was({ folderId: after }) });
      }
      case 'subscription': {
        const { issueId } = change;
        return change.before
          ? save(subscribeIssue, { issueId })
          : save(unsubscribeIssue, { issueId });
      }
      case 'comment': {
        const { commentId, before, after } = change;
        const textOf = ({ text, format }: typeof before) => ({
          comment: text,
          commentFormat: format,
        });
        return save(editComment, { commentId, ...textOf(before), ...was(textOf(after)) });
      }
      case 'description': {
        const { issueId, before, after } = change;
        const textOf = ({ text, format }: typeof before) => ({
          description: text,
          descriptionFormat: format,
        });
        return save(editDescription, { issueId, ...textOf(before), ...was(textOf(after)) });
      }
      case 'marks': {
        const { typeId, issueIds, after } = change;
        const opened = matchIssue(selectPath(getState()))?.issueId;
        if (opened !== undefined && issueIds.length === 1 && issueIds[0] === opened) {
          // What is open marks itself when it is loaded.
          return dispatch(markOpened(opened, { unread: after }));
        }
        // The server marks what a search finds: by its number, each issue alone.
        const marks = issueIds.map((issueId) =>
          save(markIssues, {
            typeId,
            searchColumn: Column.id,
            searchValue: String(issueId),
            read: !after,
          }),
        );
        return Promise.all(marks);
      }
    }
  };
}
