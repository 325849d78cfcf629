import { html } from 'hono/html';

import { maxLengths } from '@/protocol/limits';

import { newPasswordProblem } from './fieldProblems';
import type { FormBody } from './formBody';
import { textField, type FieldErrors } from './formFields';
import type { Html } from './layout';
import { fieldMessages } from './messages/fieldMessages';
import { ruleMessages } from './messages/ruleMessages';
import type { PageRequest } from './pageSite';

/** The field a new password is typed into; the one that repeats it has the same name with `Confirm`. */
type PasswordName = 'newPassword' | 'password';

/** What is wrong with a password that is about to be set, and with its repetition. */
export function newPasswordErrors(
  { site, text }: PageRequest,
  form: FormBody,
  name: PasswordName,
  login: string,
): FieldErrors {
  const password = form.get(name) ?? '';
  const isConfirmed = password === (form.get(`${name}Confirm`) ?? '');
  return {
    [name]: newPasswordProblem(text, password, login, site.server.accountRules),
    [`${name}Confirm`]: isConfirmed ? undefined : text(ruleMessages.mismatch),
  };
}

interface PasswordParts {
  formId: string;
  name: PasswordName;
  /** Where it is not that of the name. */
  label?: PasswordName;
  errors: FieldErrors;
}

/** A password that is about to be set, twice. */
export function newPasswordFields(
  { text }: PageRequest,
  { formId, name, label = name, errors }: PasswordParts,
): Html {
  const field = (suffix: '' | 'Confirm') =>
    textField({
      formId,
      name: `${name}${suffix}`,
      label: text(fieldMessages[`${label}${suffix}`]),
      type: 'password',
      errors,
      autocomplete: 'new-password',
      maxLength: maxLengths.password,
    });
  return html`${field('')} ${field('Confirm')}`;
}

/** Whose password it is, for what keeps passwords. */
export function hiddenLogin(login: string): Html {
  return html`<input type="text" value="${login}" autocomplete="username" readonly hidden />`;
}
