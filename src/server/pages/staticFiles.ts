import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import mime from 'mime';

import { errorCode } from '@/server/core/errorCode';
import { acceptedEncodings } from '@/server/http/acceptedEncodings';

/** How a file can be sent: as it is, or compressed beforehand. */
type Encoding = 'br' | 'gzip' | 'identity';

const SUFFIXES: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
const HASHED_NAME = /\.[0-9a-f]{7,}\./;
const ONE_YEAR = 31_536_000;

interface StaticFile {
  type: string;
  lastModified: Date;
  isHashed: boolean;
  /** Paths and tags of the ways to send it, the best first; `identity` is always the last. */
  variants: { encoding: Encoding; path: string; size: number; etag: string }[];
}

/** Answers requests for the files of one folder; undefined for a path that is none of them. */
export type StaticFiles = (filePath: string, request: Request) => Promise<Response | undefined>;

/** The list of files is not read more often than this. */
const LIST_INTERVAL_MS = 1000;

/**
 * Reads the list of files at start: whatever a request asks for is looked up in it and never in the file system. It is
 * read again when a file is asked for that is not in it, because a build may replace them while the server runs.
 * Files with a hash in their name are cached for good, others are revalidated.
 */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  let listing = listFiles(folder);
  let listedAt = performance.now();
  await listing;

  async function find(filePath: string): Promise<StaticFile | undefined> {
    const known = (await listing).get(filePath);
    if (known) return known;
    if (performance.now() - listedAt >= LIST_INTERVAL_MS) {
      listing = listFiles(folder);
      listedAt = performance.now();
    }
    return (await listing).get(filePath);
  }

  return async (filePath, request) => {
    const file = await find(filePath);
    return file && answer(file, request);
  };
}

async function listFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = new Map<string, { path: string; size: number; lastModified: Date }>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const absolute = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, absolute).split(path.sep).join('/');
    // Gone already while a build replaces the files.
    const status = await stat(absolute).catch(() => null);
    if (status) found.set(name, { path: absolute, size: status.size, lastModified: status.mtime });
  }
  const files = new Map<string, StaticFile>();
  for (const [name, { path: absolute, size, lastModified }] of found) {
    const tag = `${size.toString(16)}-${lastModified.getTime().toString(16)}`;
    const variants: StaticFile['variants'] = [];
    for (const [encoding, suffix] of SUFFIXES) {
      const packed = found.get(name + suffix);
      if (packed) variants.push({ ...packed, encoding, etag: `"${tag}-${encoding}"` });
    }
    variants.push({ encoding: 'identity', path: absolute, size, etag: `"${tag}"` });
    const type = mime.getType(name) ?? 'application/octet-stream';
    const isText = type.startsWith('text/') || type.endsWith('javascript') || type.endsWith('json');
    files.set(name, {
      type: isText ? `${type}; charset=utf-8` : type,
      lastModified,
      isHashed: HASHED_NAME.test(name),
      variants,
    });
  }
  return files;
}

/** Undefined for a file that a build has removed since. */
async function answer(file: StaticFile, request: Request): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  }
  const accepted = acceptedEncodings(request);
  const variant = file.variants.find(
    ({ encoding }) => encoding === 'identity' || accepted.has(encoding),
  );
  if (!variant) return new Response(null, { status: 406 });
  const headers = new Headers({
    'cache-control': file.isHashed ? `public, max-age=${ONE_YEAR}, immutable` : 'no-cache',
    'content-type': file.type,
    'cross-origin-resource-policy': 'same-origin',
    etag: variant.etag,
    // What never changes under its name needs no date, and of every byte of a start somebody waits.
    ...(!file.isHashed && { 'last-modified': file.lastModified.toUTCString() }),
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  if (isFresh(request, variant.etag, file.lastModified)) {
    return new Response(null, { status: 304, headers });
  }
  if (variant.encoding !== 'identity') headers.set('content-encoding', variant.encoding);
  if (request.method === 'HEAD') {
    headers.set('content-length', String(variant.size));
    return new Response(null, { headers });
  }
  const body = await readIfThere(variant.path);
  if (!body) return undefined;
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { headers });
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the client's copy is still good (`If-None-Match` before `If-Modified-Since`). */
export function isFresh(request: Request, etag: string, lastModified: Date): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  }
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return since >= Math.floor(lastModified.getTime() / 1000) * 1000;
}
