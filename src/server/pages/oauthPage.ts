import { html } from 'hono/html';

import { renderWindow } from './layout';
import { oauthMessages } from './messages/oauthMessages';
import type { PageRequest } from './pageSite';

/**
 * `{base}/client/oauth.php`: where a provider sends people back (protocol 1.4). Mailboxes are used without OAuth here
 * (`hasOAuth` is false), so whatever the address holds is neither read nor kept, and no window is told of a success.
 */
export function answerOAuthPage(page: PageRequest): Promise<Response> {
  const { text } = page;
  return renderWindow(page, {
    title: text(oauthMessages.title),
    size: 'small',
    content: html`<div class="alert alert-danger"><p>${text(oauthMessages.unavailable)}</p></div>`,
  });
}
