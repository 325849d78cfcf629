import { path } from '../path';

/** Windows about issue types and their views (spec 2). */
export const issueTypePaths = {
  manageTypes: path('/types'),
  viewSettings: path('/types/:typeId/views'),
};
