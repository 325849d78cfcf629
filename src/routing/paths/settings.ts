import { path } from '../path';
import { barPaths } from './barPaths';

/** Windows about the settings of the server. */
export const settingsPaths = {
  accessSettings: path('/settings/access'),
  addInbox: path('/settings/inboxes/add'),
  advancedSettings: path('/settings/advanced'),
  cronSettings: path('/settings/cron'),
  deleteInbox: path('/settings/inboxes/:inboxId/delete'),
  editInbox: path('/settings/inboxes/:inboxId/edit'),
  emailSettings: path('/settings/email'),
  oauthSettings: path('/settings/oauth'),
  regionalSettings: path('/settings/regional'),
  renameServer: path('/settings/server/rename'),
  resetUuid: path('/settings/server/uuid'),
  serverSettings: barPaths.serverSettings,
};
