import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { acceptedEncodings } from './acceptedEncodings';

/** Smaller ones come in one packet as they are. */
const WORTHWHILE_BYTES = 1024;

/** What takes little time: each answer is packed once, and read once. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 4;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * An answer as `request` takes it, compressed if that is worth while; `headers` say which it is. It is done on another
 * thread, so that nobody else waits for it.
 *
 * @param text of ASCII
 */
export async function packText(
  text: string,
  request: Request,
  headers: Headers,
): Promise<string | Uint8Array<ArrayBuffer>> {
  headers.append('vary', 'Accept-Encoding');
  if (text.length < WORTHWHILE_BYTES) return text;
  const accepted = acceptedEncodings(request);
  if (accepted.has('br')) {
    headers.set('content-encoding', 'br');
    return new Uint8Array(
      await packBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    );
  }
  if (accepted.has('gzip')) {
    headers.set('content-encoding', 'gzip');
    return new Uint8Array(await packGzip(text, { level: GZIP_LEVEL }));
  }
  return text;
}
