import { html } from 'hono/html';

import { maxLengths } from '@/protocol/limits';

import { installFresh, isInstalled } from '@/server/install/installFresh';
import { isSetUpToken } from '@/server/install/setUpToken';
import { languageName } from '@/lib/languageName';
import { isLanguage, languages } from '@/server/rules/languages';

import { emailProblem, lineProblem } from './fieldProblems';
import { readFormBody, type FormBody } from './formBody';
import { choiceField, formState, hasErrors, textField, type FieldErrors } from './formFields';
import { renderWindow } from './layout';
import { fieldMessages } from './messages/fieldMessages';
import { ruleMessages } from './messages/ruleMessages';
import { setUpMessages } from './messages/setUpMessages';
import { renderMessage } from './messagePage';
import { newPasswordErrors, newPasswordFields } from './newPasswordFields';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';

export const SET_UP_PATH = '/setup/install.php';
const FORM = 'install';

/**
 * Shows and takes the form that fills an empty database, of somebody who has seen what the start printed. Once there is
 * a server it only leads away.
 */
export async function answerSetUpPage(page: PageRequest): Promise<Response> {
  const { site, request, text } = page;
  const { db } = site.server;
  const hasServer = await isInstalled(db);
  if (request.method !== 'POST') {
    return hasServer ? redirectTo(page, '/index.php') : renderSetUp(page, new Map(), {});
  }
  const form = await readFormBody(request);
  if (hasServer) {
    return form.get('submit') === 'ok' ? redirectTo(page, '/index.php') : tooLate(page);
  }
  const value = (name: string) => form.get(name) ?? '';
  const isAdmitted = await isSetUpToken(db, value('token'));
  const errors: FieldErrors = {
    token: isAdmitted ? undefined : text(setUpMessages.wrongToken),
    serverName: lineProblem(text, value('serverName'), maxLengths.name),
    ...newPasswordErrors(page, form, 'password', 'admin'),
    email: emailProblem(text, value('email')),
    language: isLanguage(value('language')) ? undefined : text(ruleMessages.language),
  };
  if (hasErrors(errors)) return renderSetUp(page, form, errors);
  const isFirst = await installFresh(db, {
    serverName: value('serverName'),
    adminPassword: value('password'),
    adminEmail: value('email') === '' ? null : value('email'),
    language: value('language'),
    now: site.server.now(),
  });
  site.server.settings.forget();
  return isFirst ? redirectTo(page, '/index.php') : tooLate(page);
}

/** For somebody whose form came second: the password in it is not that of the tracker. */
function tooLate(page: PageRequest): Promise<Response> {
  const { title, taken } = setUpMessages;
  return renderMessage(page, { formId: FORM, title, message: taken, tone: 'danger' });
}

function renderSetUp(page: PageRequest, form: FormBody, errors: FieldErrors): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(setUpMessages.title),
    content: html`<form method="post">
      ${formState(FORM)}
      <div class="alert alert-info"><p>${text(setUpMessages.explanation)}</p></div>
      ${textField({
        formId: FORM,
        name: 'token',
        label: text(setUpMessages.token),
        value: form.get('token') ?? '',
        errors,
        maxLength: 100,
        help: text(setUpMessages.tokenHelp),
      })}
      ${textField({
        formId: FORM,
        name: 'serverName',
        label: text(fieldMessages.serverName),
        value: form.get('serverName') ?? '',
        errors,
        maxLength: maxLengths.name,
      })}
      ${choiceField({
        formId: FORM,
        name: 'language',
        label: text(fieldMessages.language),
        value: form.get('language') ?? page.locale,
        errors,
        choices: languages.map(({ key, name }) => ({ key, name: languageName({ key, name }) })),
      })}
      ${newPasswordFields(page, { formId: FORM, name: 'password', errors })}
      ${textField({
        formId: FORM,
        name: 'email',
        label: text(fieldMessages.email),
        type: 'email',
        value: form.get('email') ?? '',
        errors,
        autocomplete: 'email',
        maxLength: maxLengths.email,
        isRequired: false,
        help: text(setUpMessages.emailHelp),
      })}
      <div class="form-buttons">
        <button
          class="btn btn-primary"
          id="field-install-installSubmit"
          name="submit"
          value="install"
        >
          ${text(setUpMessages.submit)}
        </button>
      </div>
    </form>`,
  });
}
