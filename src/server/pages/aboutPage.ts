import { html } from 'hono/html';

import { renderWindow } from './layout';
import { aboutMessages } from './messages/aboutMessages';
import { frameMessages } from './messages/frameMessages';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';

/** `/client/about.php`: for visitors without a session; its only button leads back. */
export async function answerAboutPage(page: PageRequest, version: string): Promise<Response> {
  if (page.request.method === 'POST') return redirectTo(page, '/index.php');
  const { text, settings } = page;
  return renderWindow(page, {
    title: text(frameMessages.about),
    heading: text(aboutMessages.title, { serverName: settings.serverName }),
    content: html`<form method="post">
      <input type="hidden" name="__formId" value="about" />
      <input type="hidden" name="__viewState" value="" />
      <div class="panel panel-default">
        <div class="panel-heading"><h2 class="panel-title">Issuedesk</h2></div>
        <div class="panel-body">
          <p>${text(aboutMessages.version, { version })}</p>
          <p>${text(aboutMessages.program)}</p>
          <p>${text(aboutMessages.licence)}</p>
        </div>
      </div>
      <div class="form-buttons">
        <button class="btn btn-primary" name="submit" value="ok">
          ${text(aboutMessages.back)}
        </button>
      </div>
    </form>`,
  });
}
