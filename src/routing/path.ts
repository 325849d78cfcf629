/**
 * Typed hash paths. A path is matched exactly as the address holds it: case-sensitive, no trailing slash,
 * no decoding, and every id a positive integer below 2^31 without a leading zero (screens 2.1).
 */
import { MAX_ID } from '@/protocol/firstLimits';

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

  function url(params: Params): string {
    // The router's own maker of paths would come with the whole router, before the first picture.
    const ids: Readonly<Record<string, number>> = params;
    return segments
      .map((segment) => (segment.startsWith(':') ? String(ids[segment.slice(1)]) : segment))
      .join('/');
  }

  // The router's own matcher forgives a trailing slash, decodes, and compiles the pattern each time.
  function match(rawPath: string): Params | null {
    const texts = rawPath.split('/');
    if (texts.length !== segments.length) return null;
    const params: Record<string, number> = {};
    for (const [index, segment] of segments.entries()) {
      const text = texts[index];
      if (segment.startsWith(':')) {
        const id = readId(text);
        if (id === null) return null;
        params[segment.slice(1)] = id;
      } else if (segment !== text) return null;
    }
    return params as Params;
  }

  return { pattern, url, match };
}
