import type { MessageDescriptor } from '@formatjs/intl';
import { html } from 'hono/html';

import { formState } from './formFields';
import { renderWindow } from './layout';
import { frameMessages } from './messages/frameMessages';
import type { PageRequest } from './pageSite';

interface MessageParts {
  formId: string;
  title: MessageDescriptor;
  message: MessageDescriptor;
  tone?: 'danger' | 'info';
}

/** A page that says one thing; its button leads to the start page. */
export function renderMessage(
  page: PageRequest,
  { formId, title, message, tone = 'info' }: MessageParts,
): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(title),
    size: 'small',
    content: html`<form method="post">
      ${formState(formId)}
      <div class="alert alert-${tone}"><p>${text(message)}</p></div>
      <div class="form-buttons">
        <button class="btn btn-primary" name="submit" value="ok">
          ${text(frameMessages.start)}
        </button>
      </div>
    </form>`,
  });
}
