import type { CallContext } from '@/server/calls/callContext';
import type { Call } from '@/server/calls/defineCall';
import type { JsonObject } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import type { FileStore } from '@/server/files/fileStore';
import { receiveFile, type UploadedFile } from '@/server/files/uploadedFile';
import type { Settings } from '@/server/rules/settings';

import { announcedBytes, bodyOf, maxBodyBytes, mediaType, parseJsonObject, readUpTo } from './body';
import type { Share } from './dailyVolume';
import { multipartBoundary, readParts } from './multipart';

export interface Upload {
  file: UploadedFile;
  perform(context: CallContext): Promise<unknown>;
}

/** Receives the payload and the file of an upload. Whoever gets the file keeps or discards it. */
export async function receiveUpload(
  request: Request,
  call: Call & { kind: 'upload' },
  { files, settings, share }: { files: FileStore; settings: Settings; share: Share },
): Promise<Upload> {
  const boundary = multipartBoundary(request.headers.get('content-type') ?? '');
  if (mediaType(request) !== 'multipart/form-data' || boundary === null || request.body === null) {
    refuse('SyntaxError');
  }
  share.needs(announcedBytes(request) ?? 0);

  let payload: JsonObject | null = null;
  let file: UploadedFile | null = null;
  try {
    for await (const part of readParts(countedBy(share, bodyOf(request)), boundary)) {
      if (part.name === 'data' && payload === null) {
        payload = parseJsonObject(await readUpTo(part.content, maxBodyBytes(call.shape)));
      }
      if (part.name === 'file' && file === null) {
        file = await receiveFile(part.content, files, {
          maxSize: settings.fileMaxSize,
          maxSizeInMemory: settings.fileDbMaxSize,
        });
      }
    }
    if (payload === null) refuse('SyntaxError');
    const perform = call.prepare(payload);
    if (file === null) refuse('InvalidArguments');
    const received = file;
    share.keeps(received.size);
    return { file: received, perform: (context) => perform(context, received) };
  } catch (error) {
    await file?.staged?.discard();
    throw error;
  }
}

/** For senders who do not say how much is to come. */
async function* countedBy(
  share: Share,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    share.needs(size);
    yield chunk;
  }
}
