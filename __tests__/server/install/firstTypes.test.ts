import { checkDetails } from '@/rules/attributeDefinitions';
import { checkLine } from '@/rules/texts';
import { installFresh } from '@/server/install/installFresh';
import { namedFirstTypes } from '@/server/install/firstTypes';
import { languages } from '@/server/rules/languages';
import { speakerOf } from '@/server/text/speaker';

import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

test.each(languages.map(({ key }) => key))(
  'the types of a new server are valid in %s',
  async (key) => {
    const { translate } = await speakerOf(key);
    const types = namedFirstTypes(translate);
    const names: string[] = [];
    for (const { name: typeName, attributes, resolve } of types) {
      names.push(typeName);
      for (const { name, type, ...details } of attributes) {
        names.push(`${typeName}/${name}`);
        expect(checkLine(name, 40).ok).toBe(true);
        expect(checkDetails(type, details, [])).toEqual({ ok: true, value: details });
      }
      for (const { name, filters } of resolve(attributes.map((_, index) => index + 1)).views) {
        names.push(`${typeName}//${name}`);
        expect(checkLine(name, 40).ok).toBe(true);
        // A filter by a choice finds something only if the choice is spelled like that.
        const items = attributes.flatMap((attribute) => attribute.items ?? []);
        for (const { value } of filters) expect(['', '[Me]', ...items]).toContain(value);
      }
    }

    expect(new Set(names).size).toBe(names.length);
  },
);

test('a server is installed with names in its language', async () => {
  const { db, close } = await openEmptyDatabase();
  await installFresh(db, {
    serverName: 'Acme',
    adminPassword: 'x',
    adminEmail: null,
    language: 'pl',
    now: 1,
  });

  const rows = await db.selectFrom('types').select('name').orderBy('id').execute();
  expect(rows.map(({ name }) => name)).toEqual(['Forum', 'Błędy', 'Zadania']);
  const event = await db.selectFrom('events').select('message').executeTakeFirst();
  expect(event?.message).toBe('Zainstalowano serwer');
  await close();
});
