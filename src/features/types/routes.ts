import { issueTypePaths } from '@/routing/paths/issueTypes';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about issue types, their attributes and views (screens A2.1, A3.1); the pages of a noun are one chunk. */
export const issueTypeRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: issueTypePaths.addAttribute,
    access: 'admin',
    load: () => import(/* webpackChunkName: "type-attributes" */ './attributes/AddAttributePage'),
  }),
  defineWindow({
    path: issueTypePaths.addPersonalView,
    access: 'login',
    load: () => import(/* webpackChunkName: "type-views" */ './views/addViewPages'),
    page: 'addPersonalView',
  }),
  defineWindow({
    path: issueTypePaths.addPublicView,
    access: 'admin',
    load: () => import(/* webpackChunkName: "type-views" */ './views/addViewPages'),
    page: 'addPublicView',
  }),
  defineWindow({
    path: issueTypePaths.addType,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-edit" */ './edit/AddTypePage'),
  }),
  defineWindow({
    path: issueTypePaths.cloneView,
    access: 'login',
    load: () => import(/* webpackChunkName: "type-views" */ './views/CloneViewPage'),
  }),
  defineWindow({
    path: issueTypePaths.deleteAttribute,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-attributes" */ './attributes/confirmations'),
    page: 'deleteAttribute',
  }),
  defineWindow({
    path: issueTypePaths.deleteType,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-edit" */ './edit/confirmations'),
    page: 'deleteType',
  }),
  defineWindow({
    path: issueTypePaths.deleteView,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-views" */ './views/confirmations'),
    page: 'deleteView',
  }),
  defineWindow({
    path: issueTypePaths.editAttribute,
    access: 'login',
    load: () => import(/* webpackChunkName: "type-attributes" */ './attributes/EditAttributePage'),
  }),
  defineWindow({
    path: issueTypePaths.editDefaultView,
    access: 'admin',
    load: () => import(/* webpackChunkName: "type-views" */ './views/EditDefaultViewPage'),
  }),
  defineWindow({
    path: issueTypePaths.editView,
    access: 'login',
    load: () => import(/* webpackChunkName: "type-views" */ './views/EditViewPage'),
  }),
  defineWindow({
    path: issueTypePaths.manageTypes,
    access: 'login',
    autoClose: true,
    load: () => import(/* webpackChunkName: "types" */ './list/ManageTypesPage'),
  }),
  defineWindow({
    path: issueTypePaths.publishView,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-views" */ './views/confirmations'),
    page: 'publishView',
  }),
  defineWindow({
    path: issueTypePaths.renameType,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-edit" */ './edit/RenameTypePage'),
  }),
  defineWindow({
    path: issueTypePaths.reorderAttributes,
    access: 'admin',
    load: () =>
      import(/* webpackChunkName: "type-attributes" */ './attributes/ReorderAttributesPage'),
  }),
  defineWindow({
    path: issueTypePaths.typeDetails,
    access: 'login',
    size: 'large',
    autoClose: true,
    load: () => import(/* webpackChunkName: "types" */ './details/TypeDetailsPage'),
  }),
  defineWindow({
    path: issueTypePaths.unpublishView,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "type-views" */ './views/confirmations'),
    page: 'unpublishView',
  }),
  defineWindow({
    path: issueTypePaths.viewSettings,
    access: 'login',
    size: 'large',
    autoClose: true,
    load: () => import(/* webpackChunkName: "types" */ './views/ViewSettingsPage'),
  }),
];
