import { maxLengths } from '@/protocol/limits';

import { eventMessages } from '@/server/events/eventMessages';
import { refuse } from '@/server/http/apiFailure';
import { defineCall } from '@/server/http/defineCall';
import { flag, optional, text } from '@/server/http/payload';
import { hashPassword, verifyPassword } from '@/server/passwords';
import { checkLine } from '@/server/rules/strings';
import { listProjectsOfUser } from '@/server/store/memberStore';
import {
  editUser,
  getPasswordHash,
  getUser,
  requireFreeAccountNames,
  setPassword,
} from '@/server/store/userStore';

import { optionalEmail, optionalLanguage } from './accountInput';
import { audit } from './audit';
import { mailLinkToUser } from './mailLinkToUser';

/** The caller's own account (api 3.2). */
export const accountCalls = [
  defineCall('loadAccount', {
    who: 'user',
    fields: { projects: optional(flag, false) },
    async handle({ db, caller }, payload) {
      const details = await getUser(db, caller.userId);
      return payload.projects
        ? { details, projects: await listProjectsOfUser(db, caller.userId) }
        : { details };
    },
  }),

  defineCall('editAccount', {
    who: 'user',
    saves: true,
    fields: { email: optional(text, ''), language: optional(text, '') },
    async handle(context, payload) {
      const { db, caller } = context;
      const { userId } = caller;
      const current = await getUser(db, userId);
      const email = optionalEmail(payload.email);
      const language = optionalLanguage(payload.language);
      if (email === current.email && language === current.language) {
        return { userId, changed: false };
      }
      const next = { name: current.name, login: current.login, email, language };
      await requireFreeAccountNames(db, next, userId);
      await editUser(db, userId, next);
      await audit(context, eventMessages.userChanged, { user: current.name });
      return { userId, changed: true };
    },
  }),

  defineCall('changeAccountPassword', {
    who: 'user',
    saves: true,
    fields: { password: text, newPassword: text },
    async handle(context, { password, newPassword }) {
      const { db, caller } = context;
      checkLine(password, maxLengths.password);
      checkLine(newPassword, maxLengths.password);
      if (!(await verifyPassword(await getPasswordHash(db, caller.userId), password))) {
        refuse('IncorrectLogin');
      }
      if (newPassword === password) refuse('CannotReusePassword');
      const passwordHash = await hashPassword(newPassword);
      await setPassword(db, caller.userId, { passwordHash, mustChangePassword: false });
      await audit(context, eventMessages.userPassword, { user: caller.name });
      return null;
    },
  }),

  defineCall('resetAccountPassword', {
    who: 'user',
    saves: true,
    fields: {},
    async handle(context) {
      await mailLinkToUser(context, context.caller.userId, 'reset');
      return null;
    },
  }),
];
