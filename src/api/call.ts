import type { OperationAt, OperationPath, Payload } from '@/protocol/operations';
import type { CallRequest } from './baseQuery';

/** The request of an endpoint whose argument is the payload itself; the path fixes the payload's type. */
export function call<Path extends OperationPath>(path: Path) {
  return (payload: Payload<OperationAt<Path>>): CallRequest => ({ path, payload });
}
