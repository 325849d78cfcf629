/** Where the browser keeps what is done to several issues (`features/issues/bulk/keptJob`), in the tab. */
export const keptJobKey = () => `issuedesk.bulk ${window.location.pathname}`;

/** Takes it away, as what it holds is for nobody else's eyes. */
export function forgetKeptJob(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) {
      if (`${key} `.startsWith(`${keptJobKey()} `)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is forbidden: nothing was kept.
  }
}
