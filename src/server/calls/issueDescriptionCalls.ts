import { settingRanges } from '@/protocol/limits';

import { mayEditDescription } from '@/server/access/issues';
import { integer, optional, text } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import {
  findDescription,
  lockIssue,
  setDescription,
  touchIssue,
  type VisibleIssue,
} from '@/server/issues/issueStore';
import type { StoredDescription } from '@/server/store/projectStore';
import { nextStamp } from '@/server/store/stamps';

import { audit, issueLabel } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';
import { isSameDescription, requiredDescription } from './descriptionInput';

const fields = {
  issueId: integer,
  description: text({ max: settingRanges.commentMaxLength.max }),
  descriptionFormat: optional(integer, 0),
};

/** Descriptions of issues (protocol 3.6). They have stamps but no history. */
export const issueDescriptionCalls = [
  defineCall('addDescription', {
    who: 'user',
    saves: true,
    fields,
    async handle(context, { issueId, description, descriptionFormat }) {
      const issue = await getOwnIssue(context, issueId);
      const next = requiredDescription(context, description, descriptionFormat);
      if ((await findDescription(context.db, issueId)) !== null) refuse('DescriptionAlreadyExists');
      return { stampId: await save(context, issue, next) };
    },
  }),

  defineCall('editDescription', {
    who: 'user',
    saves: true,
    fields,
    async handle(context, { issueId, description, descriptionFormat }) {
      const issue = await getOwnIssue(context, issueId);
      const next = requiredDescription(context, description, descriptionFormat);
      const current = await findDescription(context.db, issueId);
      if (current === null) refuse('UnknownDescription');
      if (isSameDescription(current, next)) return { stampId: false };
      await audit(context, eventMessages.descriptionEdited, { issue: issueLabel(issue) });
      return { stampId: await save(context, issue, next) };
    },
  }),

  defineCall('deleteDescription', {
    who: 'user',
    saves: true,
    fields: { issueId: integer },
    async handle(context, { issueId }) {
      const issue = await getOwnIssue(context, issueId);
      if ((await findDescription(context.db, issueId)) === null) refuse('UnknownDescription');
      await audit(context, eventMessages.descriptionDeleted, { issue: issueLabel(issue) });
      return { stampId: await save(context, issue, null) };
    },
  }),
];

/** Codes 305, 301. */
async function getOwnIssue({ db, caller }: CallContext, issueId: number): Promise<VisibleIssue> {
  const issue = await lockIssue(db, caller, issueId);
  if (!mayEditDescription(caller, issue)) refuse('AccessDenied');
  return issue;
}

async function save(
  { db, caller, now }: CallContext,
  issue: VisibleIssue,
  description: StoredDescription | null,
): Promise<number> {
  const stamp = await nextStamp(db);
  await setDescription(db, issue.id, description === null ? null : { ...description, stamp });
  await touchIssue(db, issue, stamp, { userId: caller.userId, now });
  return stamp;
}
