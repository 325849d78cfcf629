import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about issue types, their attributes and their views. */
export const issueTypePaths = {
  addAttribute: path('/types/:typeId/attributes/add'),
  addPersonalView: path('/types/:typeId/views/personal/add'),
  addPublicView: path('/types/:typeId/views/public/add'),
  addType: path('/types/add'),
  cloneView: path('/types/:typeId/views/:viewId/clone'),
  deleteAttribute: path('/types/:typeId/attributes/:attributeId/delete'),
  deleteType: path('/types/:typeId/delete'),
  deleteView: path('/types/:typeId/views/:viewId/delete'),
  editAttribute: path('/types/:typeId/attributes/:attributeId/edit'),
  editDefaultView: path('/types/:typeId/views/default/edit'),
  editView: path('/types/:typeId/views/:viewId/edit'),
  manageTypes: barPaths.manageTypes,
  publishView: path('/types/:typeId/views/:viewId/publish'),
  renameType: path('/types/:typeId/rename'),
  reorderAttributes: path('/types/:typeId/attributes/reorder'),
  typeDetails: path('/types/:typeId'),
  unpublishView: path('/types/:typeId/views/:viewId/unpublish'),
  viewSettings: barPaths.viewSettings,
};
