import { html } from 'hono/html';

import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';

import { Refusal } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { logEvent } from '@/server/events/logEvent';
import { canRegister, canSendMail } from '@/server/rules/settings';
import { logIn, type Credentials } from '@/server/sessions/logIn';
import { isLoginBlocked } from '@/server/sessions/loginThrottle';
import { noteFailedLogin } from '@/server/sessions/noteFailedLogin';
import { sessionCookie, sessionTokenOf } from '@/server/sessions/sessionCookie';
import { endSession, findSession } from '@/server/store/sessionStore';
import { findAccount } from '@/server/store/userStore';
import type { Translate } from '@/server/text/speaker';

import { readFormBody } from './formBody';
import {
  formButtons,
  formNotice,
  formState,
  hasErrors,
  textField,
  type FieldErrors,
} from './formFields';
import { lineProblem } from './fieldProblems';
import { renderWindow, type Html } from './layout';
import { mailSite } from './mailSite';
import { fieldMessages } from './messages/fieldMessages';
import { loginMessages } from './messages/loginMessages';
import { passwordPageMessages } from './messages/passwordPageMessages';
import { registerMessages } from './messages/registerMessages';
import { ruleMessages } from './messages/ruleMessages';
import { hiddenLogin, newPasswordErrors, newPasswordFields } from './newPasswordFields';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';
import { CLIENT_PAGE, safeReturnPath } from './returnPath';
import { loginOfSealed, openSealedPassword, sealPassword } from './sealedPassword';

const FORM = 'login';

/** What the form shows again after a refusal. */
interface LoginState {
  login: string;
  errors: FieldErrors;
  notice?: string;
}

const untouched: LoginState = { login: '', errors: {} };

/** `{base}/` and `{base}/index.php`: opening it ends a session, sending it starts one (protocol 1.4, 1.5). */
export async function answerLoginPage(page: PageRequest): Promise<Response> {
  if (page.request.method !== 'POST') return renderLogin(page, untouched, await leave(page));
  const form = await readFormBody(page.request);
  if (form.get('submit') === 'cancel') return renderLogin(page, untouched);
  const state = form.get('__viewState') ?? '';
  if (state !== '') return changePassword(page, form, state);
  const { text } = page;
  const login = form.get('login') ?? '';
  const password = form.get('password') ?? '';
  const errors = {
    login: lineProblem(text, login, maxLengths.login),
    password: lineProblem(text, password, maxLengths.password),
  };
  if (hasErrors(errors)) return renderLogin(page, { login, errors });
  return attempt(page, { login, password, newPassword: null });
}

/** Ends the session of whoever opens the page; answers the headers that delete the cookie. */
async function leave({ site, request, settings }: PageRequest): Promise<Headers> {
  const headers = new Headers();
  const token = sessionTokenOf(request);
  if (token === null) return headers;
  const session = await findSession(site.server.db, token);
  if (session) {
    await logEvent(site.server.db, {
      type: 'access',
      language: settings.language,
      message: eventMessages.userLoggedOut,
      values: { login: session.login },
      date: site.server.now(),
      userId: session.userId,
      host: site.server.hostOf(request),
    });
  }
  await endSession(site.server.db, token);
  headers.append('set-cookie', cookieOf(site.server, null));
  return headers;
}

function cookieOf(
  { basePath, isSecure }: PageRequest['site']['server'],
  token: string | null,
): string {
  return sessionCookie(token, { path: `${basePath}/`, isSecure });
}

async function attempt(page: PageRequest, credentials: Credentials): Promise<Response> {
  const { site, request, settings, text } = page;
  const { db, limits } = site.server;
  const { login, password } = credentials;
  const host = site.server.hostOf(request);
  const now = site.server.now();
  const { sessionMaxLifetime: sessionLifetime, language } = settings;
  if (await isLoginBlocked(db, { login, host }, { now, limits })) {
    await noteFailedLogin(site.server.tally, { login, host, now, language });
    return renderLogin(page, { login, errors: {}, notice: text(loginMessages.throttled) });
  }
  try {
    const { token } = await logIn(credentials, {
      db,
      host,
      now,
      sessionLifetime,
      limits,
      language,
    });
    await leave(page);
    const url = new URL(request.url).searchParams.get('url') ?? undefined;
    const headers = new Headers({ 'set-cookie': cookieOf(site.server, token) });
    return redirectTo(page, safeReturnPath(url), headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === ApiErrorCode.IncorrectLogin) {
      await noteFailedLogin(site.server.tally, { login, host, now, language });
    }
    const errors = changeErrors(error, text);
    const account = errors && (await findAccount(db, login));
    if (errors && account) {
      const state = sealPassword({ login, password }, account.passwordHash, now);
      return renderChange(page, state, errors);
    }
    return renderLogin(page, { login, errors: {}, notice: text(loginMessages.failed) });
  }
}

/** The errors with which the form for a new password appears, undefined when it does not. */
function changeErrors({ code }: Refusal, text: Translate): FieldErrors | undefined {
  if (code === ApiErrorCode.MustChangePassword) return {};
  if (code === ApiErrorCode.CannotReusePassword) return { newPassword: text(ruleMessages.reused) };
  return undefined;
}

async function changePassword(
  page: PageRequest,
  form: ReadonlyMap<string, string>,
  state: string,
): Promise<Response> {
  const { site, text } = page;
  const login = loginOfSealed(state);
  const account = await findAccount(site.server.db, login);
  const password = account && openSealedPassword(state, account.passwordHash, site.server.now());
  if (typeof password !== 'string') {
    return renderLogin(page, { login, errors: {}, notice: text(loginMessages.expired) });
  }
  const errors = newPasswordErrors(page, form, 'newPassword', login);
  if (hasErrors(errors)) return renderChange(page, state, errors);
  return attempt(page, { login, password, newPassword: form.get('newPassword') ?? '' });
}

function renderLogin(
  page: PageRequest,
  { login, errors, notice }: LoginState,
  headers = new Headers(),
): Promise<Response> {
  const { settings, text } = page;
  return renderWindow(page, {
    title: text(loginMessages.submit),
    heading: text(loginMessages.title, { serverName: settings.serverName }),
    size: 'small',
    headers,
    content: html`<form method="post">
      ${formState(FORM)} ${formNotice(notice)}
      ${textField({
        formId: FORM,
        name: 'login',
        label: text(fieldMessages.login),
        value: login,
        errors,
        autocomplete: 'username',
        maxLength: maxLengths.login,
      })}
      ${textField({
        formId: FORM,
        name: 'password',
        label: text(fieldMessages.password),
        type: 'password',
        errors,
        autocomplete: 'current-password',
        maxLength: maxLengths.password,
      })}
      <div class="form-buttons front-login-buttons">
        <button class="btn btn-primary" name="submit" value="login">
          ${text(loginMessages.submit)}
        </button>
      </div>
      ${otherWays(page)}
    </form>`,
  });
}

/** What somebody without an account or password can do here. */
function otherWays(page: PageRequest): Html {
  const { base, settings, text } = page;
  const canMail = mailSite(page) !== null;
  const ways: [isOpen: boolean, path: string, label: string][] = [
    [settings.anonymousAccess, CLIENT_PAGE, text(loginMessages.anonymous)],
    [canMail && canRegister(settings), '/users/register.php', text(registerMessages.title)],
    [canMail && canSendMail(settings), '/users/password.php', text(passwordPageMessages.title)],
  ];
  return html`${ways
    .filter(([isOpen]) => isOpen)
    .map(
      ([, path, label]) => html`<p class="form-options"><a href="${base}${path}">${label}</a></p>`,
    )}`;
}

function renderChange(page: PageRequest, state: string, errors: FieldErrors): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(passwordPageMessages.choose),
    size: 'small',
    content: html`<form method="post">
      ${formState(FORM, state)} ${hiddenLogin(loginOfSealed(state))}
      <div class="alert alert-info"><p>${text(loginMessages.changeExplanation)}</p></div>
      ${newPasswordFields(page, { formId: FORM, name: 'newPassword', errors })}
      ${formButtons(
        text,
        { value: 'login', message: loginMessages.submit },
        'form-buttons front-login-buttons',
      )}
    </form>`,
  });
}
