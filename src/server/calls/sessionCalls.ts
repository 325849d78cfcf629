import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { optional, text } from '@/server/core/payload';
import { accepted, Refusal } from '@/server/core/refusal';
import { SERVER_VERSION } from '@/server/core/version';
import { languageOf } from '@/server/rules/globalSettings';
import { checkNewPassword } from '@/server/rules/newPassword';
import { canRegister, canSendMail } from '@/server/rules/settings';
import { logIn } from '@/server/sessions/logIn';
import { noteFailedLogin } from '@/server/sessions/noteFailedLogin';
import { endSession } from '@/server/store/sessionStore';

import { defineCall } from './defineCall';

/** Calls that need no session (protocol 3.1). */
export const sessionCalls = [
  defineCall('getInfo', {
    fields: {},
    handle: ({ settings, linkAddress }) =>
      Promise.resolve({
        serverName: settings.serverName,
        serverVersion: SERVER_VERSION,
        settings: {
          locale: settings.language,
          anonymousAccess: settings.anonymousAccess,
          selfRegister: canRegister(settings) && linkAddress !== null,
          resetPassword: canSendMail(settings) && linkAddress !== null,
        },
      }),
  }),

  // Not one transaction: a refusal counts as a failure and ends the session, so it must not undo its own effects.
  defineCall('login', {
    saves: false,
    fields: {
      login: text({ max: maxLengths.login }),
      password: text({ max: maxLengths.password }),
      newPassword: optional(text({ max: maxLengths.password })),
    },
    async handle(context, { login, password, newPassword }) {
      const { db, settings, host, now, sessionToken, accountRules, limits } = context;
      accepted(checkLine(login, maxLengths.login));
      accepted(checkLine(password, maxLengths.password));
      if (newPassword !== null) accepted(checkNewPassword(newPassword, login, accountRules));
      const credentials = { login, password, newPassword };
      try {
        const user = await logIn(credentials, {
          db,
          host,
          now,
          sessionLifetime: settings.sessionMaxLifetime,
          limits,
          language: settings.language,
        });
        if (sessionToken !== null) await endSession(db, sessionToken);
        context.setSessionCookie(user.token);
        return {
          userId: user.userId,
          userName: user.name,
          userAccess: user.access,
          csrfToken: user.csrfToken,
          locale: languageOf(user, settings),
        };
      } catch (error) {
        if (error instanceof Refusal && error.code === ApiErrorCode.IncorrectLogin) {
          const { language } = settings;
          await noteFailedLogin(context.tally, { login, host, now, language });
        }
        if (sessionToken !== null && endsSession(error)) {
          await endSession(db, sessionToken);
          context.setSessionCookie(null);
        }
        throw error;
      }
    },
  }),

  defineCall('getUpdate', {
    fields: {},
    handle: ({ settings }) => Promise.resolve(updateAnswer(settings.updateVersion)),
  }),
];

function endsSession(error: unknown): boolean {
  const codes: readonly number[] = [ApiErrorCode.IncorrectLogin, ApiErrorCode.MustChangePassword];
  return error instanceof Refusal && codes.includes(error.code);
}

/** This server looks for no releases itself, so it knows no addresses either. */
function updateAnswer(version: string | null) {
  return version === null ? { version } : { version, notesUrl: null, downloadUrl: null };
}
