/**
 * Who is here by the client page (protocol 1.3), which answers where calls may fail for want of a session
 * (protocol 8.14).
 */
import { ANONYMOUS_ID } from '@/protocol/access';
import { isWiOptions, type WiOptions } from '@/protocol/wiOptions';
import type { ApiContext } from './apiContext';

/** For so long, in ms, what was seen is believed: a server that keeps failing is not asked more because of that. */
const believedFor = 60_000;

/** `renewed`: calls may be repeated. `otherUser`: they would be made in somebody else's name. */
export type Renewal = 'renewed' | 'otherUser' | 'loggedOut' | 'unreachable';

const renewals = new WeakMap<ApiContext, Promise<Renewal>>();
const checks = new WeakMap<ApiContext, { at: number; hasEnded: Promise<boolean> }>();

/** Without a session the server answers with the login page, or as to a visitor. */
async function readClientPage({
  baseUrl,
}: ApiContext): Promise<WiOptions | 'loggedOut' | 'unreachable'> {
  const page = await loadClientPage(baseUrl);
  if (page === null) return 'unreachable';
  const options = readOptions(page);
  return isWiOptions(options) && options.userId !== ANONYMOUS_ID ? options : 'loggedOut';
}

/** Whether the session that calls are made in is gone. Looks once for all calls that fail together. */
export function hasSessionEnded(context: ApiContext): Promise<boolean> {
  const now = Date.now();
  const known = checks.get(context);
  if (known && now - known.at < believedFor) return known.hasEnded;
  const hasEnded = readClientPage(context).then((page) => page === 'loggedOut');
  checks.set(context, { at: now, hasEnded });
  return hasEnded;
}

/**
 * Takes over the token of a newer session if it is still that of the same user. Calls that are refused together share
 * one look.
 */
export function renewSession(context: ApiContext): Promise<Renewal> {
  const running = renewals.get(context);
  if (running) return running;
  const renewal = lookForSession(context).finally(() => renewals.delete(context));
  renewals.set(context, renewal);
  return renewal;
}

async function lookForSession(context: ApiContext): Promise<Renewal> {
  const page = await readClientPage(context);
  if (typeof page === 'string') return page;
  if (page.userId !== context.userId) return 'otherUser';
  context.csrfToken = page.csrfToken;
  checks.delete(context);
  return 'renewed';
}

async function loadClientPage(baseUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/client/index.php`, {
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function readOptions(page: string): unknown {
  const json = /__WI_OPTIONS\s*=\s*(\{[^<]*\})/.exec(page)?.[1];
  try {
    return json === undefined ? null : (JSON.parse(json) as unknown);
  } catch {
    return null;
  }
}
