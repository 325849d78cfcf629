/** Where the browser keeps what is done to several issues (`features/issues/bulk/keptJob`), in the tab. */
export const keptJobKey = () => `issuedesk.bulk ${window.location.pathname}`;
