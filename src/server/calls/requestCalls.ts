import { refuse } from '@/server/http/apiFailure';
import type { CallContext } from '@/server/http/callContext';
import { defineCall } from '@/server/http/defineCall';
import { integer, listOf } from '@/server/http/payload';
import { approvalMail, rejectionMail } from '@/server/mail/accountMails';
import { queueMail } from '@/server/mail/queueMail';
import { canRegister, type Settings } from '@/server/rules/settings';
import { setMemberAccess } from '@/server/store/memberStore';
import { getProject } from '@/server/store/projectStore';
import { deleteRequest, getRequest, listRequests } from '@/server/store/requestStore';
import { addUser, requireFreeAccountNames } from '@/server/store/userStore';

import { audit } from './audit';

/** Registrations that wait for approval (api 3.9). */
export const requestCalls = [
  defineCall('listRequests', {
    who: 'administrator',
    fields: {},
    async handle({ db, settings }) {
      requireApprovals(settings);
      return { requests: await listRequests(db) };
    },
  }),

  defineCall('loadRequest', {
    who: 'administrator',
    fields: { requestId: integer },
    async handle({ db, settings }, { requestId }) {
      requireApprovals(settings);
      const { id, name, login, email, date } = await getRequest(db, requestId);
      return { details: { id, name, login, email, date } };
    },
  }),

  defineCall('approveRequest', {
    who: 'administrator',
    saves: true,
    fields: { requestId: integer, projects: listOf(integer) },
    async handle(context, { requestId, projects }) {
      const { db, caller, settings, now } = context;
      requireApprovals(settings);
      const { name, login, email, passwordHash } = await getRequest(db, requestId);
      for (const projectId of projects) await getProject(db, caller, projectId);
      await requireFreeAccountNames(db, { name, login, email }, null);
      const userId = await addUser(db, {
        name,
        login,
        email,
        passwordHash,
        mustChangePassword: false,
        access: 1,
        language: null,
      });
      for (const projectId of projects) await setMemberAccess(db, { projectId, userId, access: 1 });
      await deleteRequest(db, requestId);
      await queueMail(db, approvalMail({ name, login, email }, siteOf(context)), now);
      await audit(context, `Approved registration of user "${name}"`);
      return { userId, changed: true };
    },
  }),

  defineCall('rejectRequest', {
    who: 'administrator',
    saves: true,
    fields: { requestId: integer },
    async handle(context, { requestId }) {
      const { db, settings, now } = context;
      requireApprovals(settings);
      const { name, login, email } = await getRequest(db, requestId);
      await deleteRequest(db, requestId);
      await queueMail(db, rejectionMail({ name, login, email }, siteOf(context)), now);
      await audit(context, `Rejected registration of user "${name}"`);
      return null;
    },
  }),
];

/** Code 301 unless users register themselves and somebody must approve it. */
function requireApprovals(settings: Settings): void {
  if (!canRegister(settings) || settings.registerAutoApprove) refuse('AccessDenied');
}

function siteOf({ settings, baseUrl }: CallContext) {
  return { serverName: settings.serverName, baseUrl };
}
