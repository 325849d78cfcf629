import { settingsApi } from '@/api/endpoints/settings';
import { screenQuery } from '@/windows/screenQuery';

/** Each answer brings a new address, good for one authorization. */
export const oauthQuery = () => screenQuery(settingsApi.endpoints.loadOAuthSettings, undefined);
