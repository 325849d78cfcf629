import { installFresh } from '@/server/install/installFresh';
import { isSetUpToken, keepSetUpToken } from '@/server/install/setUpToken';
import { testDatabases } from '@tests/server/support/testDatabases';

describe.each(testDatabases())('an empty database on $name', ({ open }) => {
  test('is filled once, whichever processes try at the same time', async () => {
    const first = await open();
    const second = await first.openAnother();
    await keepSetUpToken(first.db, 'token-of-the-start');
    const options = {
      adminPassword: 'first password',
      adminEmail: null,
      language: 'en_US',
      now: 1,
    };

    const isFirst = await Promise.all(
      [first.db, second.db, first.db, second.db].map((db, index) =>
        installFresh(db, { ...options, serverName: `Tracker ${index}` }),
      ),
    );

    expect(isFirst.filter(Boolean)).toHaveLength(1);
    const users = await second.db.selectFrom('users').select('login').execute();
    expect(users).toEqual([{ login: 'admin' }]);
    expect(await isSetUpToken(second.db, 'token-of-the-start')).toBe(false);
    await second.close();
    await first.close();
  });
});
