import { html } from 'hono/html';

import { harmlessName } from '@/lib/bidiControls';
import { languageTag, textDirection } from '@/lib/languageTag';

import type { AssetEntry } from './assetManifest';
import { frameMessages } from './messages/frameMessages';
import { pageResponse } from './pageResponse';
import type { PageRequest } from './pageSite';

/** A piece of HTML whose values are escaped already. */
export type Html = ReturnType<typeof html>;

/** Nothing, as a piece of HTML. */
export const noHtml: Html = html``;

interface DocumentParts {
  title: string;
  body: Html;
  /** Entries whose scripts are fetched ahead besides that of `client`. */
  preloaded?: readonly (AssetEntry | undefined)[];
}

/** A whole document: head, asset tags in their order (protocol 1.2), body, script of the client build. */
export async function renderDocument(page: PageRequest, parts: DocumentParts): Promise<string> {
  const { base, manifest, spokenLocale, nonce } = page;
  const { title, body, preloaded = [] } = parts;
  const asset = (path: string) => `${base}/assets/${path}`;
  const { js, css } = manifest['client'] ?? {};
  const scripts = [js, ...preloaded.map((entry) => entry?.js)].filter((path) => path !== undefined);
  const document = await html`<!doctype html>
    <html lang="${languageTag(spokenLocale)}" dir="${textDirection(spokenLocale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="${base}/common/images/webissues.ico" />
        <link rel="apple-touch-icon" href="${base}/common/images/apple-touch-icon.png" />
        ${css === undefined ? noHtml : html`<link rel="preload" as="style" href="${asset(css)}" nonce="${nonce}" />`}
        ${scripts.map(
          (path) => html`<link rel="preload" as="script" href="${asset(path)}" nonce="${nonce}" />`,
        )}
        ${
          css === undefined
            ? noHtml
            : html`<link rel="stylesheet" href="${asset(css)}" nonce="${nonce}" />`
        }
      </head>
      <body>
        ${body}
        ${js === undefined ? noHtml : html`<script src="${asset(js)}" nonce="${nonce}" defer></script>`}
      </body>
    </html>`;
  return String(document);
}

export interface WindowParts {
  title: string;
  content: Html;
  size?: 'small' | 'normal';
  /** Replaces the heading when it should differ from the document's title. */
  heading?: string;
  status?: number;
  headers?: Headers;
}

/** A server-rendered page: navbar and one window (protocol 1.3 lists the class names). */
export async function renderWindow(page: PageRequest, parts: WindowParts): Promise<Response> {
  const { title, content, size = 'normal', heading = title, status = 200, headers } = parts;
  const document = await renderDocument(page, {
    title: `${title} – ${harmlessName(page.settings.serverName)}`,
    body: html`${navbar(page)}
      <main id="window" class="window-${size}">
        <div class="form-header">
          <div class="form-header-group">
            <div class="form-header-title"><h1>${heading}</h1></div>
          </div>
        </div>
        ${content}
      </main>`,
  });
  return pageResponse(page, document, { status, ...(headers && { headers }) });
}

function navbar({ base, settings, text }: PageRequest): Html {
  return html`<nav id="navbar" aria-label="${text(frameMessages.navigation)}">
    <div class="container-fluid">
      <div class="navbar-group">
        <div class="navbar-element navbar-element-wide">
          <a class="navbar-title" href="${base}/index.php">
            <img
              class="navbar-brand-img"
              src="${base}/common/images/apple-touch-icon.png"
              alt=""
              width="24"
              height="24"
            />
            <span class="navbar-brand-name">${harmlessName(settings.serverName)}</span>
          </a>
        </div>
        <div class="navbar-element" id="navbar-element-toggle">
          <button
            type="button"
            class="btn btn-info"
            id="toggle-button"
            aria-expanded="false"
            aria-controls="navbar-element-collapse"
            aria-label="${text(frameMessages.menu)}"
          >
            <span class="fa fa-bars" aria-hidden="true"></span>
          </button>
        </div>
        <div class="navbar-element collapse" id="navbar-element-collapse">
          <div class="navbar-sub-group">
            <div class="navbar-sub-element">
              <a class="btn btn-info about-link" href="${base}/client/about.php"
                >${text(frameMessages.about)}</a
              >
            </div>
          </div>
        </div>
      </div>
    </div>
  </nav>`;
}
