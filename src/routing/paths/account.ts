import { path } from '../path';

/** Windows about the own account (spec 2). */
export const accountPaths = {
  myAccount: path('/account'),
};
