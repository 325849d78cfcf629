import { ApiErrorCode } from '@/protocol/errorCodes';

import { Refusal } from './refusal';

/** There is no room at this moment: nothing was done, and the same request may go well a little later. */
export class Busy extends Refusal {
  constructor() {
    super(ApiErrorCode.ServerError);
    this.name = 'Busy';
  }
}

/** Nobody waits for the answer any more, so what it needs is not done. Nobody's mistake. */
export class GivenUp extends Refusal {
  constructor() {
    super(ApiErrorCode.ServerError);
    this.name = 'GivenUp';
  }
}
