import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { guardEmailChange } from '@/server/accounts/emailChange';
import { isJustMailed } from '@/server/accounts/passwordReset';
import { flag, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { inTransaction } from '@/server/database/inTransaction';
import { eventMessages } from '@/server/events/eventMessages';
import { checkNewPassword } from '@/server/rules/newPassword';
import { hashPassword, verifyPassword } from '@/server/secrets/passwords';
import { beginAttempt, forgetLoginFailures } from '@/server/sessions/loginThrottle';
import { lockRow } from '@/server/store/lockRow';
import { listProjectsOfUser } from '@/server/store/memberStore';
import {
  editUser,
  getPasswordHash,
  getUser,
  holdPassword,
  requireFreeAccountNames,
  setPassword,
} from '@/server/store/userStore';

import { optionalEmail, optionalLanguage } from './accountInput';
import { audit } from './audit';
import { defineCall } from './defineCall';
import { mailLinkToUser } from './mailLinkToUser';

/** The caller's own account (protocol 3.2). */
export const accountCalls = [
  defineCall('loadAccount', {
    fields: { projects: optional(flag, false) },
    async handle({ db, caller }, payload) {
      const details = await getUser(db, caller.userId);
      return payload.projects
        ? { details, projects: await listProjectsOfUser(db, caller.userId) }
        : { details };
    },
  }),

  defineCall('editAccount', {
    fields: {
      email: optional(text({ max: maxLengths.email }), ''),
      language: optional(text({ max: maxLengths.value }), ''),
    },
    async handle(context, payload) {
      const { db, caller, limits } = context;
      const { userId } = caller;
      // Of two changes at once, one would otherwise let go of the address that the other one holds.
      await lockRow(db, 'users', userId);
      const current = await getUser(db, userId);
      const email = optionalEmail(payload.email);
      const language = optionalLanguage(payload.language);
      if (email === current.email && language === current.language) {
        return { userId, changed: false };
      }
      const next = { name: current.name, login: current.login, email, language };
      await requireFreeAccountNames(db, next, userId);
      if (email !== current.email) {
        await guardEmailChange(db, current, email, { ...context, pause: limits.mailPause });
      }
      await editUser(db, userId, next);
      await audit(context, eventMessages.userChanged, { user: current.name });
      return { userId, changed: true };
    },
  }),

  // Guesses of the current password count like those at the login, and must be kept although the call is refused.
  defineCall('changeAccountPassword', {
    saves: false,
    fields: {
      password: text({ max: maxLengths.password }),
      newPassword: text({ max: maxLengths.password }),
    },
    async handle(context, { password, newPassword }) {
      const { db, caller, host, now, accountRules, limits, sessionToken } = context;
      const { userId, login } = caller;
      accepted(checkLine(password, maxLengths.password));
      accepted(checkNewPassword(newPassword, login, accountRules));
      const attempt = { login, host };
      if (!(await beginAttempt(db, attempt, { now, limits }))) refuse('IncorrectLogin');
      const current = await getPasswordHash(db, userId);
      if (!(await verifyPassword(current, password))) refuse('IncorrectLogin');
      if (newPassword === password) {
        // Whoever knows the password was none who guessed: also not before, with what it was until a moment ago.
        await forgetLoginFailures(db, attempt);
        refuse('CannotReusePassword');
      }
      const passwordHash = await hashPassword(newPassword);
      await inTransaction(context, async (saving) => {
        if (!(await holdPassword(saving.db, userId, current))) refuse('IncorrectLogin');
        await setPassword(saving.db, userId, {
          passwordHash,
          mustChangePassword: false,
          keptSession: sessionToken,
        });
        await forgetLoginFailures(saving.db, attempt);
        await audit(saving, eventMessages.userPassword, { user: caller.name });
      });
      return null;
    },
  }),

  defineCall('resetAccountPassword', {
    fields: {},
    async handle(context) {
      const { db, caller, now, limits } = context;
      if (await isJustMailed(db, caller.userId, { now, pause: limits.mailPause })) return null;
      await mailLinkToUser(context, caller.userId, 'reset');
      return null;
    },
  }),
];
