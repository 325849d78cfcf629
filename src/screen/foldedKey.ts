import { attemptStorage } from '@/lib/browserStorage';

const prefix = 'issuedesk.folded ';

/** Where the browser keeps which groups are folded (`features/issues/groups/keptFolding`), in the tab. */
export const foldedKey = () => prefix + window.location.pathname;

/** Takes it away: groups are known by their values, which are for nobody else's eyes. */
export function forgetFolded(): void {
  attemptStorage(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  });
}
