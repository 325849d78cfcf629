import mime from 'mime';

import { ApiErrorCode } from '@/protocol/errorCodes';

import type { CallContext } from '@/server/calls/callContext';
import { attachment, openFile } from '@/server/calls/downloadFile';
import { answerDownload } from '@/server/http/answerCall';

import { renderErrorPage, type PageError } from './errorPage';
import { redirectTo } from './pageResponse';
import type { PageRequest } from './pageSite';
import { loginPath } from './returnPath';
import { isFresh } from './staticFiles';

/** Where the protocol names another type than the registry. */
const ownTypes: Readonly<Record<string, string>> = {
  bmp: 'image/x-ms-bmp',
  ico: 'image/x-icon',
};

/** What a browser runs or renders: scripts, markup, styles. Pictures stay what they are, SVG included: an image runs nothing. */
const active = /^(?!image\/).*(?:(?:java|ecma|j|live)script|[/+](?:html|xml|css|wasm|node))$/;

/** By the extension. With `nosniff`, a browser takes nothing of the type `text/plain` for a script or a stylesheet. */
function contentType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const type = ownTypes[extension] ?? mime.getType(name) ?? 'application/octet-stream';
  return active.test(type) ? 'text/plain' : type;
}

/** `{base}/client/file.php?id=`: an attached file for browsers, in images as well as by a link (protocol 3.6). */
export async function answerFilePage(page: PageRequest): Promise<Response> {
  const { site, request } = page;
  let refusal: Refused | undefined;
  const response = await answerDownload(
    site.server,
    request,
    (context) => sendFile(context, request),
    (code, headers, isBusy) => {
      refusal = { code, headers, isBusy };
      return new Response(null);
    },
  );
  return refusal ? explain(page, refusal) : response;
}

/** Why somebody does not get a file. */
interface Refused {
  code: ApiErrorCode;
  headers: Headers;
  /** Soon, the same link may go well. */
  isBusy: boolean;
}

function explain(
  page: PageRequest,
  { code, headers, isBusy }: Refused,
): Promise<Response> | Response {
  if (isBusy) return renderErrorPage(page, 'unavailable', headers);
  if (code === ApiErrorCode.LoginRequired) {
    const { pathname, search } = new URL(page.request.url);
    return redirectTo(page, loginPath(pathname.slice(page.base.length) + search), headers);
  }
  const error: PageError = code === ApiErrorCode.UnknownFile ? 'unknownFile' : 'failure';
  return renderErrorPage(page, error, headers);
}

/** Whatever the content is, a browser saves it or draws it as a picture; it never runs in our origin. */
async function sendFile(context: CallContext, request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('id') ?? undefined;
  const file = await openFile(context, id);
  const lastModified = new Date(file.createdAt * 1000);
  const etag = `"${file.id}-${file.createdAt.toString(16)}"`;
  const headers = new Headers({
    'cache-control': 'private, must-revalidate, max-age=0',
    'content-disposition': attachment(file.name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'content-type': contentType(file.name),
    'cross-origin-resource-policy': 'same-origin',
    etag,
    'last-modified': lastModified.toUTCString(),
    'x-content-type-options': 'nosniff',
  });
  const isKnown = isFresh(request, etag, lastModified);
  if (!isKnown) headers.set('content-length', String(file.size));
  if (isKnown || request.method === 'HEAD') {
    await file.content.cancel();
    return new Response(null, { status: isKnown ? 304 : 200, headers });
  }
  return new Response(file.content, { headers });
}
