import { html, raw } from 'hono/html';

import { harmlessName } from '@/lib/bidiControls';
import type { WiOptions } from '@/protocol/wiOptions';

import { anonymousCaller } from '@/server/core/caller';
import { SERVER_VERSION } from '@/server/core/version';
import { toAsciiJson } from '@/server/http/envelope';
import { languageOf } from '@/server/rules/globalSettings';
import { findVisitor, type Visitor } from '@/server/sessions/findCaller';
import { sessionCookie, sessionTokenOf } from '@/server/sessions/sessionCookie';

import { renderDocument, type Html } from './layout';
import { clientPageMessages } from './messages/clientPageMessages';
import { pageResponse, redirectTo } from './pageResponse';
import { inLanguage, type PageRequest } from './pageSite';
import { CLIENT_PAGE, loginPath } from './returnPath';

/** `{base}/client/index.php`: the page that the client lives in, or the way to the login (protocol 1.3). */
export async function answerClientPage(page: PageRequest): Promise<Response> {
  const { site, request, settings } = page;
  const visitor = await findVisitor(site.server.db, sessionTokenOf(request), {
    now: site.server.now(),
    lifetime: settings.sessionMaxLifetime,
    totalLifetime: site.server.accountRules.sessionTotalLifetime,
  });
  const isAdmitted =
    visitor.kind === 'user' || (visitor.kind === 'anonymous' && settings.anonymousAccess);
  if (!isAdmitted) return toLogin(page, visitor);
  return renderClient(await inLanguage(page, languageOf(callerOf(visitor), settings)), visitor);
}

function callerOf(visitor: Visitor) {
  return visitor.kind === 'user' ? visitor.caller : anonymousCaller;
}

function toLogin(page: PageRequest, visitor: Visitor): Response {
  const { basePath, isSecure } = page.site.server;
  const headers = new Headers();
  if (visitor.kind === 'stale') {
    headers.append('set-cookie', sessionCookie(null, { path: `${basePath}/`, isSecure }));
  }
  const path = new URL(page.request.url).searchParams.get('path');
  return redirectTo(
    page,
    path === null ? '/index.php' : loginPath(`${CLIENT_PAGE}#${path}`),
    headers,
  );
}

async function renderClient(page: PageRequest, visitor: Visitor): Promise<Response> {
  const { manifest, settings, locale, nonce } = page;
  const document = await renderDocument(page, {
    title: harmlessName(settings.serverName),
    preloaded: [manifest['application'], manifest[`i18n-${locale}`]],
    body: html`${placeholder(page)}
      <script nonce="${nonce}">
        window.__WI_OPTIONS = ${raw(scriptValue(optionsFor(page, visitor)))};
      </script>`,
  });
  return pageResponse(page, document);
}

/** JSON as a script may hold it: no `<`, so neither `</script>` nor `<!--` can end or confuse the element. */
function scriptValue(value: object): string {
  return toAsciiJson(value).replaceAll('<', '\\u003c');
}

function optionsFor({ site, request, settings, locale }: PageRequest, visitor: Visitor): WiOptions {
  const { userId, name, access } = callerOf(visitor);
  return {
    baseURL: site.server.baseUrlOf(request),
    csrfToken: visitor.kind === 'user' ? visitor.csrfToken : null,
    locale,
    serverName: settings.serverName,
    serverVersion: SERVER_VERSION,
    serverUUID: settings.serverUuid,
    userId,
    userName: name,
    userAccess: access,
    ordersByKeys: true,
    comparesSaves: true,
  };
}

/** What is seen until the client has replaced it: the frame of the first screen, at its final size. */
function placeholder({ settings, text }: PageRequest): Html {
  return html`<div id="application">
    <div id="navbar">
      <div class="container-fluid">
        <div class="navbar-group">
          <div class="navbar-element navbar-element-wide">
            <div class="navbar-title">
              <span class="navbar-brand-name">${harmlessName(settings.serverName)}</span>
            </div>
          </div>
        </div>
      </div>
    </div>
    <div id="application-toolbar"></div>
    <div class="grid" id="application-grid">
      <div class="grid-header"></div>
      <div class="grid-body">
        <div class="busy-overlay" role="status">
          <span class="busy-spinner" aria-hidden="true"></span>
          <span class="sr-only">${text(clientPageMessages.loading)}</span>
        </div>
        <noscript><p class="alert alert-info">${text(clientPageMessages.needsScript)}</p></noscript>
      </div>
      <div class="grid-footer"></div>
    </div>
  </div>`;
}
