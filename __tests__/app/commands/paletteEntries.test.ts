/** What the palette finds stays where it is while more comes. */
import { defineMessages } from 'react-intl';
import { foldQuery } from '@/lib/fuzzyMatch';
import {
  foundEntries,
  matchEntries,
  numberEntry,
  type PaletteGroup,
  withFurther,
} from '@/app/commands/paletteEntries';

const { opened } = defineMessages({ opened: { id: 'opened', defaultMessage: 'Opened' } });

const labels = (groups: readonly PaletteGroup[]) =>
  groups.map(({ entries }) => entries.map(({ label }) => label));

const found = (names: readonly string[]) =>
  matchEntries(
    foundEntries(
      names.map((name, index) => ({ issueId: index + 1, name })),
      [],
    ),
    foldQuery('read'),
    {},
  );

test('issues that were found later stand behind everything else, however well they fit', () => {
  const [entry] = found(['Cannot be read at all']).flatMap(({ entries }) => entries);
  const own = entry ? [{ heading: opened, entries: [entry] }] : [];

  expect(labels(withFurther(own, found(['Reading fails', 'read'])))).toEqual([
    ['Cannot be read at all'],
    ['read', 'Reading fails'],
  ]);
});

test('under a heading that is there they are the last', () => {
  const own = found(['Cannot be read at all']);

  expect(labels(withFurther(own, found(['read'])))).toEqual([['Cannot be read at all', 'read']]);
});

test('a number is found by itself', () => {
  expect(numberEntry(' #22 ')?.label).toBe('#22');
  expect(numberEntry('22nd')).toBeNull();
});
