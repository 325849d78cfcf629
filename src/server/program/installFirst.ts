import { withoutLimits } from '@/server/database/limits';
import type { Database } from '@/server/database/schema';
import { withStartLock } from '@/server/database/startLock';
import { tidyAllTables } from '@/server/database/tidyTables';
import {
  createDemoAccounts,
  hashDemoPasswords,
  type DemoAccount,
} from '@/server/demo/demoAccounts';
import { installDemo } from '@/server/demo/installDemo';
import { installFresh, isInstalled } from '@/server/install/installFresh';
import { keepSetUpToken } from '@/server/install/setUpToken';
import { randomText } from '@/server/secrets/randomTokens';

import type { InstallConfig } from './config';

/** What a start found or did. `demo` carries the accounts to be printed once. */
export type FirstStart =
  | { kind: 'later' | 'tracker' }
  | { kind: 'demo'; accounts: DemoAccount[] }
  | {
      kind: 'setUpPage';
      /** To be printed once; null = whoever started the server has chosen it. */
      token: string | null;
    };

/**
 * Fills an empty database as configured; a database that holds a server is left alone. Of several processes that start at
 * once, one fills it and the others wait; `saves` is for their lock.
 */
export function installFirst(
  { db, saves }: { db: Database; saves?: Database },
  install: InstallConfig,
): Promise<FirstStart> {
  return withStartLock(saves, 'install', () =>
    withoutLimits(db, (connection) => fill(connection, install)),
  );
}

async function fill(db: Database, install: InstallConfig): Promise<FirstStart> {
  if (await isInstalled(db)) return { kind: 'later' };
  const now = Math.floor(Date.now() / 1000);
  switch (install.kind) {
    case 'setUpPage': {
      const token = install.token ?? randomText(20);
      await keepSetUpToken(db, token);
      return { kind: 'setUpPage', token: install.token === null ? token : null };
    }
    case 'tracker': {
      const { serverName, adminPassword, adminEmail, language } = install;
      await installFresh(db, { serverName, adminPassword, adminEmail, language, now });
      return { kind: 'tracker' };
    }
    case 'demo': {
      const accounts = createDemoAccounts(install.password);
      const passwordHashes = await hashDemoPasswords(accounts);
      const { issues, comments } = install;
      await installDemo(db, { now, issues, comments, passwordHashes });
      await tidyAllTables(db);
      return { kind: 'demo', accounts };
    }
  }
}
