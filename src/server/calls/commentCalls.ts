import { ChangeType } from '@/protocol/enums';
import { settingRanges } from '@/protocol/limits';
import { checkText } from '@/rules/texts';

import { mayEditComment } from '@/server/access/comments';
import { integer, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import {
  addComment,
  addEntries,
  deleteEntry,
  editComment,
  getComment,
  lockIssueOfEntry,
  touchEntry,
} from '@/server/issues/historyStore';
import { lockIssue, touchIssue } from '@/server/issues/issueStore';
import { checkTextFormat } from '@/server/rules/wireEnums';
import { nextStamp } from '@/server/store/stamps';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

/** Comments of issues (protocol 3.6). */
export const commentCalls = [
  defineCall('loadComment', {
    who: 'user',
    fields: { issueId: integer, commentId: integer, access: optional(oneOf(['adminOrOwner'])) },
    async handle({ db, caller }, { issueId, commentId, access }) {
      const comment = await getComment(db, caller, commentId);
      if (comment.issueId !== issueId) refuse('UnknownComment');
      if (access !== null && !mayEditComment(caller, comment)) refuse('AccessDenied');
      return { text: comment.text, format: comment.format === 1 ? 1 : 0 };
    },
  }),

  defineCall('addComment', {
    who: 'user',
    saves: true,
    fields: {
      issueId: integer,
      comment: text({ max: settingRanges.commentMaxLength.max }),
      commentFormat: optional(integer, 0),
    },
    async handle(context, payload) {
      const { db, caller, settings, now } = context;
      const issue = await lockIssue(db, caller, payload.issueId);
      const comment = accepted(checkText(payload.comment, settings.commentMaxLength));
      const format = checkTextFormat(payload.commentFormat);
      const stampId = await nextStamp(db);
      const author = { userId: caller.userId, now };
      await addEntries(db, issue.id, [{ id: stampId, kind: ChangeType.commentAdded }], author);
      await addComment(db, { id: stampId, text: comment, format });
      await touchIssue(db, issue, stampId, author);
      return { stampId };
    },
  }),

  defineCall('editComment', {
    who: 'user',
    saves: true,
    fields: {
      commentId: integer,
      comment: text({ max: settingRanges.commentMaxLength.max }),
      commentFormat: optional(integer, 0),
    },
    async handle(context, payload) {
      const { db, caller, settings, now } = context;
      const current = await getOwnComment(context, payload.commentId);
      const comment = accepted(checkText(payload.comment, settings.commentMaxLength));
      const format = checkTextFormat(payload.commentFormat);
      if (comment === current.text && format === current.format) return { stampId: false };
      const stampId = await nextStamp(db);
      const author = { userId: caller.userId, now };
      await editComment(db, current.id, { text: comment, format });
      await touchEntry(db, current.id, stampId, author);
      await touchIssue(db, current.issue, stampId, author);
      await audit(context, eventMessages.commentEdited, {
        comment: String(current.id),
        issue: issueLabel(current.issue),
      });
      return { stampId };
    },
  }),

  defineCall('deleteComment', {
    who: 'user',
    saves: true,
    fields: { commentId: integer },
    async handle(context, { commentId }) {
      const { db, caller, now } = context;
      const { issue } = await getOwnComment(context, commentId);
      const stampId = await nextStamp(db);
      await deleteEntry(db, issue.id, commentId, stampId);
      await touchIssue(db, issue, stampId, { userId: caller.userId, now });
      await audit(context, eventMessages.commentDeleted, {
        comment: String(commentId),
        issue: issueLabel(issue),
      });
      return { stampId };
    },
  }),
];

/** Codes 350, 301. */
async function getOwnComment({ db, caller }: CallContext, commentId: number) {
  await lockIssueOfEntry(db, commentId);
  const comment = await getComment(db, caller, commentId);
  if (!mayEditComment(caller, comment)) refuse('AccessDenied');
  return comment;
}
