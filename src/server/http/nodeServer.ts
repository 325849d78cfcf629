import { type IncomingMessage, ServerResponse } from 'node:http';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

/**
 * Sends its headers with the first bytes of the body. Sent on their own, Node encodes them as UTF-8, and the names of
 * files in them, which are UTF-8 already, arrive garbled.
 */
class ByteHeadersResponse<Request extends IncomingMessage> extends ServerResponse<Request> {
  override flushHeaders(): void {
    // With the body, which follows at once.
  }
}

/** Milliseconds in which a body must have come. */
interface Patience {
  /** Of an upload: the largest files over slow lines need long. */
  upload: number;
  /** Of all else, which is small: anybody may send it, and each that is on its way holds a connection. */
  other: number;
}

const usualPatience: Patience = { upload: 3_600_000, other: 300_000 };

/** A server of Node that answers with `fetch`. It does not listen yet. */
export function createNodeServer(
  fetch: (request: Request, environment: HttpBindings | Http2Bindings) => Promise<Response>,
  patience: Patience = usualPatience,
) {
  return createAdaptorServer({
    fetch: (request, environment) => {
      const { incoming } = environment;
      if (!isUpload(incoming)) cutOffAfter(patience.other, incoming);
      return fetch(request, environment);
    },
    serverOptions: { ServerResponse: ByteHeadersResponse, requestTimeout: patience.upload },
  });
}

type Incoming = (HttpBindings | Http2Bindings)['incoming'];

function isUpload({ headers }: Incoming): boolean {
  return (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
}

/** Without a body a request has come by now; most others have before the timer could matter. */
function cutOffAfter(milliseconds: number, incoming: Incoming): void {
  if (incoming.method === 'GET' || incoming.complete) return;
  const timer = setTimeout(() => {
    // It may be there, and wait to be read.
    if (!incoming.complete) incoming.destroy();
  }, milliseconds).unref();
  const stop = () => {
    clearTimeout(timer);
  };
  incoming.once('end', stop).once('close', stop);
}
