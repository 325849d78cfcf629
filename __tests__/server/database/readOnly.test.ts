import { sql } from 'kysely';

import { usualLimits } from '@/server/database/limits';
import { openDatabase } from '@/server/database/openDatabase';

import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

describePostgres('what is open as a standby', (serverUrl) => {
  // As after it was promoted: the server itself would take what is written.
  test.each([
    ['with limits', { limits: usualLimits }],
    ['without limits', {}],
    ['behind a pooler', { limits: usualLimits, isPooled: true }],
  ])('refuses to write %s', async (_name, options) => {
    const { url, drop } = await makePostgresDatabase(serverUrl);
    const pools = { reads: 1 };
    const opened = await openDatabase({
      kind: 'postgres',
      url,
      standbyUrl: url,
      pools,
      ...options,
    });
    const standby = opened.standby?.db ?? opened.db;
    const make = sql`create table written (id integer)`;
    const refused = { code: '25006' };

    await expect(make.execute(standby)).rejects.toMatchObject(refused);
    await expect(
      standby.transaction().execute((transaction) => make.execute(transaction)),
    ).rejects.toMatchObject(refused);
    await expect(make.execute(standby)).rejects.toMatchObject(refused);

    const { rows } = await sql`select ${5}::int as five`.execute(standby);
    expect(rows).toEqual([{ five: 5 }]);
    await make.execute(opened.db);
    await opened.close();
    await drop();
  });
});
