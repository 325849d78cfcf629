import { runForAll } from '@/server/core/currentWork';
import type { Database } from '@/server/database/schema';
import type { Settings } from '@/server/rules/settings';

import { loadSettings } from './settingsStore';

/** The settings, which every request needs and hardly anybody changes. */
export interface RememberedSettings {
  load(): Promise<Settings>;
  /** They have been changed by this process. */
  forget(): void;
}

/** Milliseconds until a change by another process is seen. What ends sessions is never remembered. */
const usualAge = 1000;

export function rememberSettings(db: Database, maxAge = usualAge): RememberedSettings {
  let known: { settings: Promise<Settings>; until: number } | null = null;

  function ask(): Promise<Settings> {
    const asked = {
      settings: runForAll(() => loadSettings(db)),
      until: performance.now() + maxAge,
    };
    known = asked;
    asked.settings.catch(() => {
      if (known === asked) known = null;
    });
    return asked.settings;
  }

  return {
    load: () => (known !== null && performance.now() < known.until ? known.settings : ask()),
    forget() {
      known = null;
    },
  };
}
