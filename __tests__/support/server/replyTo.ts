/** What happens to calls on their way to a living tracker, until the test ends. */
import { http, HttpResponse } from 'msw';
import { ApiErrorCode, type ApiErrorName } from '@/protocol/errorCodes';
import { mswServer } from '@tests/setup/mswServer';
import { createGate } from '../gate';
import { baseURL } from './tracker';

type Payload = Record<string, unknown>;
type Reply = Response | undefined;

/** A refusal by its name. */
export function refused(name: ApiErrorName): Response {
  return HttpResponse.json({ errorCode: ApiErrorCode[name], errorMessage: 'No' });
}

/** Something else answers calls of a path, of all calls with `/*`, or lets them through: until `end`. */
export function replyTo(
  path: string,
  reply: (payload: Payload) => Promise<Reply> | Reply,
): { end: () => void } {
  let isOn = true;
  mswServer.use(
    http.post(`${baseURL}/server/api${path}`, async ({ request }) => {
      if (!isOn) return undefined;
      return reply((await request.clone().json()) as Payload);
    }),
  );
  return {
    end() {
      isOn = false;
    },
  };
}

/** Holds up calls of a path, until what it gives lets them through. */
export function holdUp(path: string): () => void {
  const { isOpen, open } = createGate();
  replyTo(path, () => isOpen);
  return open;
}
