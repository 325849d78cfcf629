import { html } from 'hono/html';

import { renderWindow } from './layout';
import { errorPageMessages } from './messages/errorPageMessages';
import { frameMessages } from './messages/frameMessages';
import type { PageRequest } from './pageSite';

export type PageError =
  'badRequest' | 'failure' | 'forbidden' | 'notFound' | 'unavailable' | 'unknownFile';

/** HTTP statuses; an unknown file is a page like any other (protocol 3.6). */
const statuses: Readonly<Record<PageError, number>> = {
  badRequest: 400,
  failure: 500,
  forbidden: 403,
  notFound: 404,
  unavailable: 503,
  unknownFile: 200,
};

/** Seconds after which it is worth trying again. */
const RETRY_AFTER = '30';

export function renderErrorPage(
  page: PageRequest,
  error: PageError,
  headers = new Headers(),
): Promise<Response> {
  const { base, text } = page;
  if (error === 'unavailable') headers.set('retry-after', RETRY_AFTER);
  return renderWindow(page, {
    title: text(errorPageMessages[`${error}Title`]),
    status: statuses[error],
    headers,
    content: html`<div class="alert alert-danger"><p>${text(errorPageMessages[error])}</p></div>
      <div class="form-buttons">
        <a class="btn btn-default" href="${base}/index.php">${text(frameMessages.start)}</a>
      </div>`,
  });
}
