/**
 * Typed hash paths. A path is matched exactly as the address holds it: case-sensitive, no trailing slash,
 * no decoding, and every id a positive integer below 2^31 without a leading zero (screens 2.1).
 */
import { generatePath, matchPath } from 'react-router-dom';
import { MAX_ID } from '@/protocol/limits';

type ParamName<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamName<Head> | ParamName<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The ids of a pattern, for example `{ issueId: number }` for `/issues/:issueId`. */
export type PathParams<Pattern extends string> = Record<ParamName<Pattern>, number>;

/** A pattern with its typed ids; `url` builds an address, `match` reads one. */
export interface Path<Params extends Record<string, number> = Record<string, number>> {
  readonly pattern: string;
  url(params: Params): string;
  match(rawPath: string): Params | null;
}

const idPattern = /^[1-9][0-9]{0,9}$/;

function readId(text: string | undefined): number | null {
  return text !== undefined && idPattern.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}

/**
 * Declares a path. Missing and misspelt ids do not compile.
 *
 * @example
 * const issueDetails = path('/issues/:issueId');
 * issueDetails.url({ issueId: 7 }); // '/issues/7'
 * issueDetails.match('/issues/07'); // null
 */
export function path<const Pattern extends string>(pattern: Pattern): Path<PathParams<Pattern>> {
  type Params = PathParams<Pattern>;

  const segments = pattern.split('/');

  function hasShape(rawPath: string): boolean {
    const rawSegments = rawPath.split('/');
    return (
      rawSegments.length === segments.length &&
      segments.every((segment, index) => segment.startsWith(':') || segment === rawSegments[index])
    );
  }

  function url(params: Params): string {
    const texts = Object.entries<number>(params).map(([name, id]) => [name, String(id)] as const);
    return pattern === '' ? '' : generatePath<string>(pattern, Object.fromEntries(texts));
  }

  function read(rawPath: string): Params | null {
    if (pattern === '' || rawPath === '') return pattern === rawPath ? ({} as Params) : null;
    const found = matchPath({ path: pattern, caseSensitive: true, end: true }, rawPath);
    if (!found) return null;
    const ids = Object.entries<string | undefined>(found.params).map(
      ([name, text]) => [name, readId(text)] as const,
    );
    if (ids.some(([, id]) => id === null)) return null;
    const params = Object.fromEntries(ids) as Params;
    // The router forgives a trailing slash and a missing leading one; the address must be what we would write.
    return url(params) === rawPath ? params : null;
  }

  // The router compiles the pattern each time it is asked. Most paths are told apart by their shape, and the current
  // one is matched over and over.
  let latest: { rawPath: string; params: Params | null } | null = null;

  function match(rawPath: string): Params | null {
    if (!hasShape(rawPath)) return null;
    if (latest?.rawPath !== rawPath) latest = { rawPath, params: read(rawPath) };
    return latest.params;
  }

  return { pattern, url, match };
}
