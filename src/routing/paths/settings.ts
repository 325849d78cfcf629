import { path } from '../path';

/** Windows about the settings of the server (spec 2). */
export const settingsPaths = {
  serverSettings: path('/settings'),
};
