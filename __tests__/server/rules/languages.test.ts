import { readFileSync, readdirSync } from 'node:fs';
import { systemColumnName } from '@/server/rules/languages';

/** Of the client's messages, in the order of the columns. */
const messageIds = [
  'common.column.name',
  'common.column.id',
  'common.column.createdDate',
  'common.column.createdBy',
  'common.column.modifiedDate',
  'common.column.modifiedBy',
  'common.property.location',
];

/** Real servers have words of their own in these. */
const known = ['en_US', 'de', 'fr', 'pl'];

const languages = readdirSync('translations')
  .filter((file) => /^[a-z]{2}(_[A-Z]{2})?\.json$/.test(file))
  .map((file) => file.replace('.json', ''))
  .filter((language) => !known.includes(language));

test.each(languages)('a list has the words of other windows in %s', (language) => {
  const file = readFileSync(`translations/${language}.json`, 'utf8');
  const messages = JSON.parse(file) as Record<string, string>;

  expect(messageIds.map((_, column) => systemColumnName(column, language))).toEqual(
    messageIds.map((id) => messages[id]),
  );
});
