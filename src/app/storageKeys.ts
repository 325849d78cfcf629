/** Where the browser keeps how one reads; also looked at before the client is there. */
export const workspaceStorageKey = 'issuedesk.workspace';
