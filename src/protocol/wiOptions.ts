import { Access } from './access';

/** `window.__WI_OPTIONS` of the client page (protocol 1.3). */
export interface WiOptions {
  /** Absolute, without a trailing slash. */
  baseURL: string;
  /** null for anonymous visitors. */
  csrfToken: string | null;
  /** For example `en_US` or `pl`. */
  locale: string;
  serverName: string;
  serverVersion: string;
  serverUUID: string;
  /** 0 = anonymous. */
  userId: number;
  /** "" for anonymous. */
  userName: string;
  /** 0 for anonymous. */
  userAccess: Access;
  /** Of the companion, which tells how it orders lists (protocol 10.6). */
  ordersByKeys?: boolean | undefined;
  /** Of the companion, which compares what a save began with (protocol 10.7). */
  comparesSaves?: boolean | undefined;
}

function isAccess(value: unknown): value is Access {
  return value === Access.none || value === Access.normal || value === Access.administrator;
}

/** Whether the page has told us how to start; server-rendered pages say nothing. */
export function isWiOptions(value: unknown): value is WiOptions {
  if (typeof value !== 'object' || value === null) return false;
  const options: Partial<Record<keyof WiOptions, unknown>> = value;
  return (
    typeof options.baseURL === 'string' &&
    (options.csrfToken === null || typeof options.csrfToken === 'string') &&
    typeof options.locale === 'string' &&
    typeof options.serverName === 'string' &&
    typeof options.serverVersion === 'string' &&
    typeof options.serverUUID === 'string' &&
    Number.isInteger(options.userId) &&
    typeof options.userName === 'string' &&
    isAccess(options.userAccess)
  );
}
