import { Readable } from 'node:stream';

import { harmlessName } from '@/lib/bidiControls';
import { MAX_ID } from '@/protocol/firstLimits';

import { refuse } from '@/server/core/refusal';
import { getFile, loadContent } from '@/server/issues/historyStore';

import type { CallContext } from './callContext';

export interface FileContentAnswer {
  id: number;
  name: string;
  size: number;
  /** Unix seconds; the content never changes. */
  createdAt: number;
  content: ReadableStream<Uint8Array>;
}

/** An attached file the caller sees, given the `id` of the link. Code 306. */
export async function openFile(
  { db, caller, files }: CallContext,
  id: string | undefined,
): Promise<FileContentAnswer> {
  const fileId = /^[1-9]\d{0,9}$/.test(id ?? '') ? Number(id) : 0;
  if (fileId < 1 || fileId > MAX_ID) refuse('UnknownFile');
  const { name, size, createdAt } = await getFile(db, caller, fileId);
  const stored = await loadContent(db, fileId);
  const stream = stored === null ? await files.open(fileId) : Readable.from([stored]);
  if (stream === null) refuse('UnknownFile');
  // Parse edge: both kinds of stream carry bytes.
  const content = Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  return { id: fileId, name, size, createdAt, content };
}

/** The file for programs: always a download (protocol 3.6). */
export async function downloadFile(
  context: CallContext,
  id: string | undefined,
  { withContent }: { withContent: boolean },
): Promise<Response> {
  const { name, size, content } = await openFile(context, id);
  if (!withContent) await content.cancel();
  return new Response(withContent ? content : null, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': attachment(name),
      'content-length': String(size),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The value of `Content-Disposition`. Header values are bytes, so the name goes as UTF-8 read byte by byte. */
export function attachment(name: string): string {
  const bytes = Buffer.from(harmlessName(name).replaceAll('"', "'"), 'utf8').toString('latin1');
  return `attachment; filename="${bytes}"`;
}
