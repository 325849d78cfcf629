import { ChangeType } from '@/protocol/enums';
import { settingRanges } from '@/protocol/limits';
import { checkText } from '@/rules/texts';

import { mayEditComment } from '@/server/access/comments';
import { integer, object, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { isTextAsItWas, refuseConflict } from '@/server/issues/conflicts';
import { editComment, getComment, lockIssueOfEntry } from '@/server/issues/historyStore';
import { getIssue } from '@/server/issues/issueStore';
import { saveUnderOneStamp } from '@/server/issues/saveIssue';
import { checkTextFormat } from '@/server/rules/wireEnums';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const textFields = {
  comment: text({ max: settingRanges.commentMaxLength.max }),
  commentFormat: optional(integer, 0),
};

/** Comments of issues (protocol 3.6). */
export const commentCalls = [
  defineCall('loadComment', {
    fields: { issueId: integer, commentId: integer, access: optional(oneOf(['adminOrOwner'])) },
    async handle({ db, caller }, { issueId, commentId, access }) {
      const comment = await getComment(db, caller, commentId);
      if (comment.issueId !== issueId) refuse('UnknownComment');
      if (access !== null && !mayEditComment(caller, comment)) refuse('AccessDenied');
      return { text: comment.text, format: comment.format === 1 ? 1 : 0 };
    },
  }),

  defineCall('addComment', {
    fields: { issueId: integer, ...textFields },
    async handle(context, payload) {
      const { db, caller, settings } = context;
      const issue = await getIssue(db, caller, payload.issueId);
      const comment = accepted(checkText(payload.comment, settings.commentMaxLength));
      const format = checkTextFormat(payload.commentFormat);
      const added = { offset: 0, kind: ChangeType.commentAdded, text: comment, format };
      return saveUnderOneStamp(context, issue, { entries: [added] });
    },
  }),

  defineCall('editComment', {
    fields: { commentId: integer, ...textFields, was: optional(object(textFields)) },
    async handle(context, payload) {
      const { settings } = context;
      const { was } = payload;
      const current = await getOwnComment(context, payload.commentId);
      const comment = accepted(checkText(payload.comment, settings.commentMaxLength));
      const format = checkTextFormat(payload.commentFormat);
      if (comment === current.text && format === current.format) return { stampId: false };
      const before = was && { text: was.comment, format: was.commentFormat };
      refuseConflict(before && !isTextAsItWas(current, before));
      await editComment(context, current, { text: comment, format });
      await audit(context, eventMessages.commentEdited, {
        comment: String(current.id),
        issue: issueLabel(current.issue),
      });
      return saveUnderOneStamp(context, current.issue, { changedEntry: current.id });
    },
  }),

  defineCall('deleteComment', {
    fields: { commentId: integer, was: optional(object(textFields)) },
    async handle(context, { commentId, was }) {
      const { issue, ...current } = await getOwnComment(context, commentId);
      const before = was && { text: was.comment, format: was.commentFormat };
      refuseConflict(before && !isTextAsItWas(current, before));
      await audit(context, eventMessages.commentDeleted, {
        comment: String(commentId),
        issue: issueLabel(issue),
      });
      return saveUnderOneStamp(context, issue, { deletedEntry: commentId });
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
