import { path } from '../path';

/** The window of an issue. Rows lead there before the client is there, so it stands apart (decision 042). */
export const issuePath = path('/issues/:issueId');
