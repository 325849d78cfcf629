import type { Audience } from '@/protocol/operation';
import { type Answer, type OperationName, operations } from '@/protocol/operations';

import {
  type Fields,
  type JsonObject,
  type PayloadOf,
  readFields,
  shapeOf,
} from '@/server/core/payload';
import type { Shape } from '@/server/core/payloadShape';
import type { UploadedFile } from '@/server/files/uploadedFile';

import type { CallContext } from './callContext';

interface CallOptions<Name extends OperationName, F extends Fields> {
  fields: F;
  /**
   * Runs in a transaction that ends with its answer, and once more when that collides with another one; by default
   * what the protocol calls a mutation does.
   */
  saves?: boolean;
  handle(context: CallContext, payload: PayloadOf<F>): Promise<Answer<Name>>;
}

interface UploadOptions<Name extends OperationName, F extends Fields> {
  fields: F;
  handle(context: CallContext, payload: PayloadOf<F>, file: UploadedFile): Promise<Answer<Name>>;
}

/** A call whose payload type is hidden, so that all calls fit in one list. */
export type Call = {
  operation: OperationName;
  who: Audience;
  /** What its payload takes at most. */
  shape: Shape;
} & (
  | {
      kind: 'json';
      saves: boolean;
      /** Whoever does not wait for the answer any more has no use for the call. */
      reads: boolean;
      run(context: CallContext, body: JsonObject): Promise<unknown>;
    }
  | {
      kind: 'upload';
      /** Reads the payload before the file is looked at; the second step is the call itself. */
      prepare(body: JsonObject): (context: CallContext, file: UploadedFile) => Promise<unknown>;
    }
);

/** Binds an operation of the protocol to the code that answers it. */
export function defineCall<Name extends OperationName, const F extends Fields>(
  operation: Name,
  { fields, saves, handle }: CallOptions<Name, F>,
): Call {
  const { kind, who } = operations[operation];
  return {
    kind: 'json',
    operation,
    who,
    shape: shapeOf(fields),
    saves: saves ?? kind === 'mutation',
    reads: kind === 'query',
    run: (context, body) => handle(context, readFields(fields, body)),
  };
}

/** A call that comes as multipart form data with the parts `data` and `file`. Always saves. */
export function defineUpload<Name extends OperationName, const F extends Fields>(
  operation: Name,
  { fields, handle }: UploadOptions<Name, F>,
): Call {
  return {
    kind: 'upload',
    operation,
    who: operations[operation].who,
    shape: shapeOf(fields),
    prepare(body) {
      const payload = readFields(fields, body);
      return (context, file) => handle(context, payload, file);
    },
  };
}
