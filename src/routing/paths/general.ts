import { path } from '../path';

/** Windows that belong to no entity (spec 2). */
export const generalPaths = {
  about: path('/about'),
};
