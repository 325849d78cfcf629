import { Access } from '@/protocol/access';
import { maxCounts } from '@/protocol/limits';

import { mayApproveRequests } from '@/server/access/requests';
import { approve } from '@/server/accounts/registration';
import { integer, listOf } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { rejectionMail } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import type { Settings } from '@/server/rules/settings';
import { lockRow } from '@/server/store/lockRow';
import { setMemberAccess } from '@/server/store/memberStore';
import { getProject } from '@/server/store/projectStore';
import { deleteRequest, getRequest, listRequests } from '@/server/store/requestStore';

import { audit } from './audit';
import { defineCall } from './defineCall';

/** Registrations that wait for approval (protocol 3.9). */
export const requestCalls = [
  defineCall('listRequests', {
    fields: {},
    async handle({ db, settings }) {
      requireApprovals(settings);
      return { requests: await listRequests(db) };
    },
  }),

  defineCall('loadRequest', {
    fields: { requestId: integer },
    async handle({ db, settings }, { requestId }) {
      requireApprovals(settings);
      const { id, name, login, email, date } = await getRequest(db, requestId);
      return { details: { id, name, login, email, date } };
    },
  }),

  defineCall('approveRequest', {
    fields: { requestId: integer, projects: listOf(integer, { max: maxCounts.members }) },
    async handle(context, { requestId, projects }) {
      const { db, caller, settings, linkAddress, now } = context;
      requireApprovals(settings);
      await lockRow(db, 'registrationRequests', requestId);
      const request = await getRequest(db, requestId);
      for (const projectId of projects) await getProject(db, caller, projectId);
      const site = { ...settings, baseUrl: linkAddress };
      const userId = await approve(db, request, { site, now });
      for (const projectId of projects) {
        await setMemberAccess(db, { projectId, userId, access: Access.normal });
      }
      await audit(context, eventMessages.registrationApproved, { user: request.name });
      return { userId, changed: true };
    },
  }),

  defineCall('rejectRequest', {
    fields: { requestId: integer },
    async handle(context, { requestId }) {
      const { db, settings, now } = context;
      requireApprovals(settings);
      await lockRow(db, 'registrationRequests', requestId);
      const { name, login, email } = await getRequest(db, requestId);
      await deleteRequest(db, requestId);
      await queueMail(db, await rejectionMail({ name, login, email }, settings), now);
      await audit(context, eventMessages.registrationRejected, { user: name });
      return null;
    },
  }),
];

/** Code 301 unless users register themselves and somebody must approve it. */
function requireApprovals(settings: Settings): void {
  if (!mayApproveRequests(settings)) refuse('AccessDenied');
}
