import type { MessageDescriptor } from '@formatjs/intl';
import { html } from 'hono/html';

import type { Translate } from '@/server/text/speaker';

import { noHtml, type Html } from './layout';
import { frameMessages } from './messages/frameMessages';

/** Messages under fields, by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export function hasErrors(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error !== undefined);
}

interface FieldParts {
  formId: string;
  name: string;
  label: string;
  errors: FieldErrors;
  value?: string;
  type?: 'email' | 'password' | 'text';
  autocomplete?: string;
  maxLength: number;
  isRequired?: boolean;
  help?: string;
}

/** A labelled input with its message, bound to each other for screen readers. */
export function textField(parts: FieldParts): Html {
  const { formId, name, label, errors, value = '', type = 'text', maxLength, help } = parts;
  const { autocomplete = 'off', isRequired = true } = parts;
  const id = `field-${formId}-${name}`;
  const error = errors[name];
  const note = error ?? help;
  return html`<div class="form-group${error === undefined ? '' : ' has-error'}">
    <label class="control-label" for="${id}">${label}${isRequired ? ' *' : ''}</label>
    <input
      class="form-control"
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      maxlength="${maxLength}"
      autocomplete="${autocomplete}"
      ${autocomplete === 'username' ? html`autocapitalize="none"` : noHtml}
      ${autocomplete === 'email' ? html`inputmode="email" autocapitalize="none"` : noHtml}
      aria-required="${String(isRequired)}"
      aria-invalid="${String(error !== undefined)}"
      ${note === undefined ? noHtml : html`aria-describedby="${id}-note"`}
    />
    ${
      note === undefined
        ? noHtml
        : html`<p
            class="help-block"
            id="${id}-note"
            ${error === undefined ? noHtml : html`role="alert"`}
          >
            ${note}
          </p>`
    }
  </div>`;
}

interface ChoiceParts extends Pick<FieldParts, 'formId' | 'name' | 'label' | 'errors' | 'value'> {
  choices: readonly { key: string; name: string }[];
}

export function choiceField({
  formId,
  name,
  label,
  errors,
  value = '',
  choices,
}: ChoiceParts): Html {
  const id = `field-${formId}-${name}`;
  const error = errors[name];
  return html`<div class="form-group${error === undefined ? '' : ' has-error'}">
    <label class="control-label" for="${id}">${label} *</label>
    <select class="form-control" id="${id}" name="${name}">
      ${choices.map(
        (choice) =>
          html`<option value="${choice.key}" ${choice.key === value ? html`selected` : noHtml}>
            ${choice.name}
          </option>`,
      )}
    </select>
    ${error === undefined ? noHtml : html`<p class="help-block" role="alert">${error}</p>`}
  </div>`;
}

/** The hidden fields of every form. */
export function formState(formId: string, viewState = ''): Html {
  return html`<input type="hidden" name="__formId" value="${formId}" />
    <input type="hidden" name="__viewState" value="${viewState}" />`;
}

/** A refusal that concerns the form as a whole. */
export function formNotice(message: string | undefined): Html {
  if (message === undefined) return noHtml;
  return html`<div class="alert alert-danger" role="alert"><p>${message}</p></div>`;
}

/** What sends a form, and what leaves it. */
export function formButtons(
  text: Translate,
  submit: { value: string; message: MessageDescriptor },
  className = 'form-buttons',
): Html {
  return html`<div class="${className}">
    <button class="btn btn-primary" name="submit" value="${submit.value}">
      ${text(submit.message)}
    </button>
    <button class="btn btn-default" name="submit" value="cancel">
      ${text(frameMessages.cancel)}
    </button>
  </div>`;
}
