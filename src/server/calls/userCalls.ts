import { Access } from '@/protocol/access';
import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { isAdministrator } from '@/server/access/system';
import { mayChangeAccess, maySetPassword } from '@/server/access/users';
import { flag, integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { inTransaction } from '@/server/database/inTransaction';
import { eventMessages } from '@/server/events/eventMessages';
import { checkNewPassword } from '@/server/rules/newPassword';
import { checkAccess } from '@/server/rules/wireEnums';
import { hashPassword } from '@/server/secrets/passwords';
import { trustEmail } from '@/server/store/linkEmail';
import { lockRow } from '@/server/store/lockRow';
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
import { defineCall } from './defineCall';
import { mailLinkToUser, requireMailSite } from './mailLinkToUser';

/** No password matches this, so the account waits for the link in the invitation. */
const noPassword = '!';

const accessMessages = {
  [Access.none]: eventMessages.userDisabled,
  [Access.normal]: eventMessages.userRegular,
  [Access.administrator]: eventMessages.userAdministrator,
} as const;

/** User accounts (protocol 3.9). */
export const userCalls = [
  defineCall('listUsers', {
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
    fields: { userId: integer, projects: optional(flag, false) },
    async handle({ db }, { userId, projects }) {
      const details = await getUser(db, userId);
      return projects ? { details, projects: await listProjectsOfUser(db, userId) } : { details };
    },
  }),

  defineCall('addUser', {
    saves: false,
    fields: {
      name: text({ max: maxLengths.name }),
      login: text({ max: maxLengths.login }),
      sendInvitationEmail: optional(flag, false),
      password: optional(text({ max: maxLengths.password }), ''),
      mustChangePassword: optional(flag, false),
      email: optional(text({ max: maxLengths.email }), ''),
      language: optional(text({ max: maxLengths.value }), ''),
    },
    async handle(context, payload) {
      const { accountRules } = context;
      const { sendInvitationEmail: isInvited, mustChangePassword } = payload;
      const name = accepted(checkLine(payload.name, maxLengths.name));
      const login = accepted(checkLine(payload.login, maxLengths.login));
      if (isInvited) accepted(checkLine(payload.email, maxLengths.email));
      else accepted(checkNewPassword(payload.password, login, accountRules));
      const email = optionalEmail(payload.email);
      const language = optionalLanguage(payload.language);
      if (isInvited) requireMailSite(context);
      const passwordHash = isInvited ? noPassword : await hashPassword(payload.password);
      return inTransaction(context, async (saving) => {
        await requireFreeAccountNames(saving.db, { name, login, email }, null);
        const userId = await addUser(saving.db, {
          name,
          login,
          email,
          language,
          access: Access.normal,
          passwordHash,
          mustChangePassword: !isInvited && mustChangePassword,
        });
        if (isInvited) await mailLinkToUser(saving, userId, 'invitation');
        await audit(saving, eventMessages.userAdded, { user: name });
        return { userId, changed: true };
      });
    },
  }),

  defineCall('editUser', {
    fields: {
      userId: integer,
      name: text({ max: maxLengths.name }),
      login: text({ max: maxLengths.login }),
      email: optional(text({ max: maxLengths.email }), ''),
      language: optional(text({ max: maxLengths.value }), ''),
    },
    async handle(context, payload) {
      const { db } = context;
      const { userId } = payload;
      // Whether an address is trusted depends on what it was.
      await lockRow(db, 'users', userId);
      const current = await getUser(db, userId);
      const next = {
        name: accepted(checkLine(payload.name, maxLengths.name)),
        login: accepted(checkLine(payload.login, maxLengths.login)),
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
      // What an administrator says of an address is trusted at once.
      if (next.email !== current.email) await trustEmail(db, userId);
      await audit(context, eventMessages.userChanged, { user: current.name });
      return { userId, changed: true };
    },
  }),

  defineCall('editUserAccess', {
    fields: { userId: integer, access: integer },
    async handle(context, payload) {
      const { db, caller } = context;
      const access = checkAccess(payload.access);
      // In the order of the ids, so that two never wait for each other.
      const held = [caller.userId, payload.userId].sort((first, second) => first - second);
      for (const userId of held) await lockRow(db, 'users', userId);
      const user = await getUser(db, payload.userId);
      if (!mayChangeAccess(caller, user.id)) refuse('AccessDenied');
      // Two who take each other's access away at the same moment would leave nobody who has it.
      if (!isAdministrator(await getUser(db, caller.userId))) refuse('AccessDenied');
      if (access === user.access) return { changed: false };
      await setUserAccess(db, user.id, access);
      await audit(context, accessMessages[access], { user: user.name });
      return { changed: true };
    },
  }),

  defineCall('changePassword', {
    saves: false,
    fields: {
      userId: integer,
      password: text({ max: maxLengths.password }),
      mustChangePassword: optional(flag, false),
    },
    async handle(context, { userId, password, mustChangePassword }) {
      const { db, caller, accountRules } = context;
      const user = await getUser(db, userId);
      if (!maySetPassword(caller, userId)) refuse('AccessDenied');
      accepted(checkNewPassword(password, user.login, accountRules));
      const passwordHash = await hashPassword(password);
      await inTransaction(context, async (saving) => {
        await setPassword(saving.db, userId, { passwordHash, mustChangePassword });
        await audit(saving, eventMessages.userPassword, { user: user.name });
      });
      return null;
    },
  }),

  defineCall('resetPassword', {
    fields: { userId: integer },
    async handle(context, { userId }) {
      await mailLinkToUser(context, userId, 'reset');
      return null;
    },
  }),
];
