import { Access } from '@/protocol/access';
import { maxLengths } from '@/protocol/limits';

import { eventMessages } from '@/server/events/eventMessages';
import { refuse } from '@/server/http/apiFailure';
import { defineCall } from '@/server/http/defineCall';
import { flag, integer, optional, text } from '@/server/http/payload';
import { hashPassword } from '@/server/passwords';
import { canSendMail } from '@/server/rules/settings';
import { checkAccess, checkLine } from '@/server/rules/strings';
import { listProjectsOfUser } from '@/server/store/memberStore';
import {
  addUser,
  editUser,
  getUser,
  listUsers,
  requireFreeAccountNames,
  setPassword,
  setUserAccess,
} from '@/server/store/userStore';

import { optionalEmail, optionalLanguage } from './accountInput';
import { audit } from './audit';
import { mailLinkToUser } from './mailLinkToUser';

/** No password matches this, so the account waits for the link in the invitation. */
const noPassword = '!';

const accessMessages = {
  [Access.none]: eventMessages.userDisabled,
  [Access.normal]: eventMessages.userRegular,
  [Access.administrator]: eventMessages.userAdministrator,
} as const;

/** User accounts (api 3.9). */
export const userCalls = [
  defineCall('listUsers', {
    who: 'administrator',
    fields: {},
    async handle({ db }) {
      const users = await listUsers(db);
      return {
        users: users.map(({ id, name, login, access, email, projectAdmin }) => ({
          id,
          name,
          login,
          access,
          email,
          projectAdmin: projectAdmin ? (1 as const) : (0 as const),
        })),
      };
    },
  }),

  defineCall('loadUser', {
    who: 'administrator',
    fields: { userId: integer, projects: optional(flag, false) },
    async handle({ db }, { userId, projects }) {
      const details = await getUser(db, userId);
      return projects ? { details, projects: await listProjectsOfUser(db, userId) } : { details };
    },
  }),

  defineCall('addUser', {
    who: 'administrator',
    saves: true,
    fields: {
      name: text,
      login: text,
      sendInvitationEmail: optional(flag, false),
      password: optional(text, ''),
      mustChangePassword: optional(flag, false),
      email: optional(text, ''),
      language: optional(text, ''),
    },
    async handle(context, payload) {
      const { db, settings } = context;
      const { sendInvitationEmail: isInvited, mustChangePassword } = payload;
      const name = checkLine(payload.name, maxLengths.name);
      const login = checkLine(payload.login, maxLengths.login);
      if (isInvited) checkLine(payload.email, maxLengths.email);
      else checkLine(payload.password, maxLengths.password);
      const email = optionalEmail(payload.email);
      const language = optionalLanguage(payload.language);
      if (isInvited && !canSendMail(settings)) refuse('AccessDenied');
      await requireFreeAccountNames(db, { name, login, email }, null);
      const userId = await addUser(db, {
        name,
        login,
        email,
        language,
        access: 1,
        passwordHash: isInvited ? noPassword : await hashPassword(payload.password),
        mustChangePassword: !isInvited && mustChangePassword,
      });
      if (isInvited) await mailLinkToUser(context, userId, 'invitation');
      await audit(context, eventMessages.userAdded, { user: name });
      return { userId, changed: true };
    },
  }),

  defineCall('editUser', {
    who: 'administrator',
    saves: true,
    fields: {
      userId: integer,
      name: text,
      login: text,
      email: optional(text, ''),
      language: optional(text, ''),
    },
    async handle(context, payload) {
      const { db } = context;
      const { userId } = payload;
      const current = await getUser(db, userId);
      const next = {
        name: checkLine(payload.name, maxLengths.name),
        login: checkLine(payload.login, maxLengths.login),
        email: optionalEmail(payload.email),
        language: optionalLanguage(payload.language),
      };
      const isSame =
        next.name === current.name &&
        next.login === current.login &&
        next.email === current.email &&
        next.language === current.language;
      if (isSame) return { userId, changed: false };
      await requireFreeAccountNames(db, next, userId);
      await editUser(db, userId, next);
      await audit(context, eventMessages.userChanged, { user: current.name });
      return { userId, changed: true };
    },
  }),

  defineCall('editUserAccess', {
    who: 'administrator',
    saves: true,
    fields: { userId: integer, access: integer },
    async handle(context, payload) {
      const { db, caller } = context;
      const access = checkAccess(payload.access);
      const user = await getUser(db, payload.userId);
      if (user.id === caller.userId) refuse('AccessDenied');
      if (access === user.access) return { changed: false };
      await setUserAccess(db, user.id, access);
      await audit(context, accessMessages[access], { user: user.name });
      return { changed: true };
    },
  }),

  defineCall('changePassword', {
    who: 'administrator',
    saves: true,
    fields: { userId: integer, password: text, mustChangePassword: optional(flag, false) },
    async handle(context, { userId, password, mustChangePassword }) {
      const { db, caller } = context;
      const user = await getUser(db, userId);
      if (userId === caller.userId) refuse('AccessDenied');
      checkLine(password, maxLengths.password);
      await setPassword(db, userId, {
        passwordHash: await hashPassword(password),
        mustChangePassword,
      });
      await audit(context, eventMessages.userPassword, { user: user.name });
      return null;
    },
  }),

  defineCall('resetPassword', {
    who: 'administrator',
    saves: true,
    fields: { userId: integer },
    async handle(context, { userId }) {
      await mailLinkToUser(context, userId, 'reset');
      return null;
    },
  }),
];
