import { settingRanges } from '@/protocol/limits';

import { mayEditDescription } from '@/server/access/issues';
import { integer, object, optional, text } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { isTextAsItWas, refuseConflict } from '@/server/issues/conflicts';
import { findDescription, lockIssue, type VisibleIssue } from '@/server/issues/issueStore';
import { saveUnderOneStamp } from '@/server/issues/saveIssue';
import type { StoredDescription } from '@/server/store/projectStore';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';
import { isSameDescription, requiredDescription } from './descriptionInput';

const textFields = {
  description: text({ max: settingRanges.commentMaxLength.max }),
  descriptionFormat: optional(integer, 0),
};

const fields = { issueId: integer, ...textFields };

/** Descriptions of issues (protocol 3.6). They have stamps but no history. */
export const issueDescriptionCalls = [
  defineCall('addDescription', {
    fields,
    async handle(context, { issueId, description, descriptionFormat }) {
      const issue = await getOwnIssue(context, issueId);
      const next = requiredDescription(context, description, descriptionFormat);
      if ((await findDescription(context.db, issueId)) !== null) refuse('DescriptionAlreadyExists');
      return save(context, issue, next);
    },
  }),

  defineCall('editDescription', {
    fields: { ...fields, was: optional(object(textFields)) },
    async handle(context, { issueId, description, descriptionFormat, was }) {
      const issue = await getOwnIssue(context, issueId);
      const next = requiredDescription(context, description, descriptionFormat);
      const current = await findDescription(context.db, issueId);
      if (current === null) refuse('UnknownDescription');
      if (isSameDescription(current, next)) return { stampId: false };
      const before = was && { text: was.description, format: was.descriptionFormat };
      refuseConflict(before && !isTextAsItWas(current, before));
      await audit(context, eventMessages.descriptionEdited, { issue: issueLabel(issue) });
      return save(context, issue, next);
    },
  }),

  defineCall('deleteDescription', {
    fields: { issueId: integer, was: optional(object(textFields)) },
    async handle(context, { issueId, was }) {
      const issue = await getOwnIssue(context, issueId);
      const current = await findDescription(context.db, issueId);
      if (current === null) refuse('UnknownDescription');
      const before = was && { text: was.description, format: was.descriptionFormat };
      refuseConflict(before && !isTextAsItWas(current, before));
      await audit(context, eventMessages.descriptionDeleted, { issue: issueLabel(issue) });
      return save(context, issue, null);
    },
  }),
];

/** Codes 305, 301. */
async function getOwnIssue({ db, caller }: CallContext, issueId: number): Promise<VisibleIssue> {
  const issue = await lockIssue(db, caller, issueId);
  if (!mayEditDescription(caller, issue)) refuse('AccessDenied');
  return issue;
}

function save(context: CallContext, issue: VisibleIssue, description: StoredDescription | null) {
  return saveUnderOneStamp(context, issue, {
    description: description && { text: description.text, format: description.format, offset: 0 },
  });
}
