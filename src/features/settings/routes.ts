import { settingsPaths } from '@/routing/paths/settings';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about the settings of the server (screens A6.1). */
export const settingsRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: settingsPaths.accessSettings,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-forms" */ './access/AccessSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.addInbox,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-mail" */ './inboxes/AddInboxPage'),
  }),
  defineWindow({
    path: settingsPaths.advancedSettings,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-forms" */ './advanced/AdvancedSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.cronSettings,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-forms" */ './cron/CronSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.deleteInbox,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "settings-mail" */ './inboxes/confirmations'),
    page: 'deleteInbox',
  }),
  defineWindow({
    path: settingsPaths.editInbox,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-mail" */ './inboxes/EditInboxPage'),
  }),
  defineWindow({
    path: settingsPaths.emailSettings,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-mail" */ './email/EmailSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.oauthSettings,
    access: 'admin',
    autoClose: true,
    keepsPlace: false,
    load: () => import(/* webpackChunkName: "settings" */ './oauth/OAuthSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.regionalSettings,
    access: 'admin',
    load: () => import(/* webpackChunkName: "settings-forms" */ './regional/RegionalSettingsPage'),
  }),
  defineWindow({
    path: settingsPaths.renameServer,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "settings-forms" */ './server/RenameServerPage'),
  }),
  defineWindow({
    path: settingsPaths.resetUuid,
    access: 'admin',
    size: 'small',
    load: () => import(/* webpackChunkName: "settings-forms" */ './server/confirmations'),
    page: 'resetUuid',
  }),
  defineWindow({
    path: settingsPaths.serverSettings,
    access: 'admin',
    autoClose: true,
    load: () => import(/* webpackChunkName: "settings" */ './overview/ServerSettingsPage'),
  }),
];
