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

/** Milliseconds in which a request must have come: the largest files over slow lines need more than the usual five minutes. */
const receivingMs = 3_600_000;

/** A server of Node that answers with `fetch`. It does not listen yet. */
export function createNodeServer(
  fetch: (request: Request, environment: HttpBindings | Http2Bindings) => Promise<Response>,
) {
  return createAdaptorServer({
    fetch,
    serverOptions: { ServerResponse: ByteHeadersResponse, requestTimeout: receivingMs },
  });
}
