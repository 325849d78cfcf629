import { html } from 'hono/html';

import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';

import {
  findKeyOwner,
  mailForgottenPassword,
  setPasswordByKey,
} from '@/server/accounts/passwordReset';
import { Refusal } from '@/server/core/refusal';
import type { Site } from '@/server/mail/accountMails';
import { canSendMail } from '@/server/rules/settings';

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
import { passwordPageMessages } from './messages/passwordPageMessages';
import { renderMessage } from './messagePage';
import { hiddenLogin, newPasswordErrors, newPasswordFields } from './newPasswordFields';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';

const FORM = 'password';
const PATH = '/users/password.php';
/** Marks the address after the form was taken. */
const SENT = 'sent';

/** `{base}/users/password.php`: asks for an e-mail address, and with a key for a new password (protocol 1.5). */
export async function answerPasswordPage(page: PageRequest): Promise<Response> {
  const { request, settings } = page;
  const { title } = passwordPageMessages;
  const query = new URL(request.url).searchParams;
  const form: FormBody | null = request.method === 'POST' ? await readFormBody(request) : null;
  if (form?.get('submit') === 'cancel') return redirectTo(page, '/index.php');
  const key = query.get('key');
  if (key !== null) return answerKey(page, key, form);
  const mailed = mailSite(page);
  if (!canSendMail(settings) || mailed === null) {
    if (form) return redirectTo(page, '/index.php');
    return renderMessage(page, { formId: FORM, title, message: passwordPageMessages.unavailable });
  }
  if (query.has(SENT)) {
    if (form) return redirectTo(page, '/index.php');
    return renderMessage(page, { formId: FORM, title, message: passwordPageMessages.sent });
  }
  return form ? takeAddress(page, form, mailed) : renderAddress(page, '', {});
}

/** The answer is the same whether or not somebody has this address. */
async function takeAddress(page: PageRequest, form: FormBody, mailed: Site): Promise<Response> {
  const { site, request, text } = page;
  const { db, now, hostOf, limits } = site.server;
  const email = form.get('email') ?? '';
  const problem = lineProblem(text, email, maxLengths.email) ?? emailProblem(text, email);
  if (problem !== undefined) return renderAddress(page, email, { email: problem });
  if (!(await mayMail(db, { email, host: hostOf(request) }, { now: now(), limits }))) {
    return renderAddress(page, email, {}, text(loginMessages.throttled));
  }
  const circumstances = { site: mailed, now: now(), pause: limits.mailPause };
  await db.transaction().execute((inner) => mailForgottenPassword(inner, email, circumstances));
  return redirectTo(page, `${PATH}?${SENT}=1`);
}

async function answerKey(page: PageRequest, key: string, form: FormBody | null): Promise<Response> {
  const { site, settings } = page;
  const { db, now } = site.server;
  // The button of the message about a wrong key.
  if (form?.get('submit') === 'ok' && !form.has('password')) return redirectTo(page, '/index.php');
  try {
    const { login } = await findKeyOwner(db, key, settings, now());
    if (!form) return await renderNewPassword(page, login, {});
    const password = form.get('password') ?? '';
    const errors = newPasswordErrors(page, form, 'password', login);
    if (hasErrors(errors)) return await renderNewPassword(page, login, errors);
    await setPasswordByKey(db, { key, password }, settings, now());
    return redirectTo(page, '/index.php');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== ApiErrorCode.InvalidResetKey) throw error;
    return renderMessage(page, {
      formId: FORM,
      title: passwordPageMessages.title,
      message: passwordPageMessages.invalidKey,
      tone: 'danger',
    });
  }
}

function renderAddress(
  page: PageRequest,
  email: string,
  errors: FieldErrors,
  notice?: string,
): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(passwordPageMessages.title),
    size: 'small',
    content: html`<form method="post">
      ${formState(FORM)} ${formNotice(notice)}
      <div class="alert alert-info"><p>${text(passwordPageMessages.explanation)}</p></div>
      ${textField({
        formId: FORM,
        name: 'email',
        label: text(fieldMessages.email),
        type: 'email',
        value: email,
        errors,
        autocomplete: 'email',
        maxLength: maxLengths.email,
      })}
      ${formButtons(text, { value: 'ok', message: passwordPageMessages.send })}
    </form>`,
  });
}

function renderNewPassword(
  page: PageRequest,
  login: string,
  errors: FieldErrors,
): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(passwordPageMessages.choose),
    size: 'small',
    content: html`<form method="post">
      ${formState(FORM)} ${hiddenLogin(login)}
      <div class="alert alert-info">
        <p>${text(passwordPageMessages.chooseFor, { login })}</p>
      </div>
      ${newPasswordFields(page, { formId: FORM, name: 'password', label: 'newPassword', errors })}
      ${formButtons(text, { value: 'ok', message: passwordPageMessages.save })}
    </form>`,
  });
}
