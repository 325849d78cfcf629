import { html } from 'hono/html';

import { renderWindow } from './layout';
import type { PageRequest } from './pageSite';

/** `/users/register.php` and `/users/password.php` on a server that sends no e-mails. */
export function renderUnavailablePage(
  page: PageRequest,
  service: 'password' | 'register',
): Promise<Response> {
  const { base, text } = page;
  return renderWindow(page, {
    title: text(`${service}.unavailable.title`),
    size: 'small',
    content: html`<div class="alert alert-info">
        <p>${text(`${service}.unavailable.message`)}</p>
      </div>
      <div class="form-buttons">
        <a class="btn btn-default" href="${base}/index.php">${text('error.back')}</a>
      </div>`,
  });
}
