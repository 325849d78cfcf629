import { html } from 'hono/html';

import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';

import { confirmRegistration, register, type Application } from '@/server/accounts/registration';
import { Refusal } from '@/server/core/refusal';
import type { Site } from '@/server/mail/accountMails';
import { canRegister } from '@/server/rules/settings';
import { countRequests } from '@/server/store/requestStore';
import type { Translate } from '@/server/text/speaker';

import { emailProblem, lineProblem } from './fieldProblems';
import { readFormBody, type FormBody } from './formBody';
import {
  formButtons,
  formNotice,
  formState,
  hasErrors,
  textField,
  type FieldErrors,
} from './formFields';
import { renderWindow } from './layout';
import { mailSite } from './mailSite';
import { mayMail } from './mailThrottle';
import { fieldMessages } from './messages/fieldMessages';
import { loginMessages } from './messages/loginMessages';
import { registerMessages } from './messages/registerMessages';
import { ruleMessages } from './messages/ruleMessages';
import { renderMessage } from './messagePage';
import { newPasswordErrors, newPasswordFields } from './newPasswordFields';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';

const FORM = 'register';
const PATH = '/users/register.php';
/** Marks the address after the form was taken. */
const SENT = 'sent';

/** `{base}/users/register.php`: the form, and with a key the link from the e-mail (protocol 1.5). */
export async function answerRegisterPage(page: PageRequest): Promise<Response> {
  const { request, settings } = page;
  const { title } = registerMessages;
  const mailed = mailSite(page);
  if (!canRegister(settings) || mailed === null) {
    return renderMessage(page, { formId: FORM, title, message: registerMessages.unavailable });
  }
  const query = new URL(request.url).searchParams;
  const form: FormBody = request.method === 'POST' ? await readFormBody(request) : new Map();
  const button = form.get('submit');
  if (button === 'ok' || button === 'cancel') return redirectTo(page, '/index.php');
  const key = query.get('key');
  if (key !== null) return confirm(page, key, mailed);
  if (query.has(SENT)) {
    return renderMessage(page, { formId: FORM, title, message: registerMessages.sent });
  }
  return request.method === 'POST' ? take(page, form, mailed) : renderRegister(page, form, {});
}

async function confirm(page: PageRequest, key: string, mailed: Site): Promise<Response> {
  const { site, settings } = page;
  const { title } = registerMessages;
  try {
    const circumstances = { settings, site: mailed, now: site.server.now() };
    const outcome = await site.server.db
      .transaction()
      .execute((db) => confirmRegistration(db, key, circumstances));
    return await renderMessage(page, { formId: FORM, title, message: registerMessages[outcome] });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isWrongKey = error.code === ApiErrorCode.InvalidActivationKey;
    const message = registerMessages[isWrongKey ? 'invalidKey' : 'taken'];
    return renderMessage(page, { formId: FORM, title, message, tone: 'danger' });
  }
}

async function take(page: PageRequest, form: FormBody, mailed: Site): Promise<Response> {
  const { site, request, settings, text } = page;
  const { db, now, hostOf, limits } = site.server;
  const value = (name: string) => form.get(name) ?? '';
  const application: Application = {
    name: value('userName'),
    login: value('login'),
    password: value('password'),
    email: value('email'),
  };
  const { name, login, email } = application;
  const errors: FieldErrors = {
    userName: lineProblem(text, name, maxLengths.name),
    login: lineProblem(text, login, maxLengths.login),
    ...newPasswordErrors(page, form, 'password', login),
    email: lineProblem(text, email, maxLengths.email) ?? emailProblem(text, email),
  };
  if (hasErrors(errors)) return renderRegister(page, form, errors);
  const isFull = (await countRequests(db)) >= limits.maxRegistrations;
  const mail = { email, host: hostOf(request) };
  if (isFull || !(await mayMail(db, mail, { now: now(), limits }))) {
    return renderRegister(page, form, {}, text(loginMessages.throttled));
  }
  try {
    const circumstances = { settings, site: mailed, now: now() };
    await register(db, application, circumstances);
  } catch (error) {
    const taken = takenField(error, text);
    if (taken) return renderRegister(page, form, taken);
    throw error;
  }
  return redirectTo(page, `${PATH}?${SENT}=1`);
}

/** What is in use already, by the field it was typed into. */
function takenField(error: unknown, text: Translate): FieldErrors | undefined {
  if (!(error instanceof Refusal)) return undefined;
  switch (error.code) {
    case ApiErrorCode.UserAlreadyExists:
      return { userName: text(ruleMessages.taken) };
    case ApiErrorCode.LoginAlreadyExists:
      return { login: text(ruleMessages.taken) };
    case ApiErrorCode.EmailAlreadyExists:
      return { email: text(ruleMessages.taken) };
    default:
      return undefined;
  }
}

function renderRegister(
  page: PageRequest,
  form: FormBody,
  errors: FieldErrors,
  notice?: string,
): Promise<Response> {
  const { text } = page;
  const line = (name: 'email' | 'login' | 'userName', maxLength: number, autocomplete: string) =>
    textField({
      formId: FORM,
      name,
      label: text(fieldMessages[name]),
      value: form.get(name) ?? '',
      errors,
      autocomplete,
      maxLength,
    });
  return renderWindow(page, {
    title: text(registerMessages.title),
    size: 'small',
    content: html`<form method="post">
      ${formState(FORM)} ${formNotice(notice)} ${line('userName', maxLengths.name, 'name')}
      ${line('login', maxLengths.login, 'username')}
      ${newPasswordFields(page, { formId: FORM, name: 'password', errors })}
      ${line('email', maxLengths.email, 'email')}
      ${formButtons(text, { value: 'register', message: registerMessages.title })}
    </form>`,
  });
}
