import { settingsApi } from '@/api/endpoints/settings';
import { screenQuery } from '@/windows/screenQuery';

/** All settings at a glance, with the mailboxes. */
export const overviewQuery = () =>
  screenQuery(settingsApi.endpoints.loadServerSettings, { inboxes: true });

/** The name of the server and what it is able to do. */
export const serverQuery = () => screenQuery(settingsApi.endpoints.loadServerSettings, {});
