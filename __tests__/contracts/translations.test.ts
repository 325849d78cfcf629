import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@/server/rules/languages';
import {
  checkMessages,
  extractMessages,
  findHomonymProblems,
  findSourceProblems,
  sourceCatalogue,
} from '@/tooling/messageCatalogue.mjs';
import messageCatalogueLoader from '@/tooling/messageCatalogueLoader.mjs';
import { withCoverage } from '@/tooling/messageCoverage.mjs';
import {
  findStaleExceptions,
  findTranslationProblems,
  readTranslations,
} from '@/tooling/messageTranslations.mjs';
import spokenLocaleLoader from '@/tooling/spokenLocaleLoader.mjs';

const root = path.resolve(__dirname, '../..');

/** A source file that declares the messages of `body` and uses them through `use`. */
function aSource(
  body: string,
  use = 'texts.title; texts.count;',
  file = 'src/features/issues/messages.ts',
) {
  const text = `import { defineMessages } from 'react-intl';
    const texts = defineMessages({ ${body} }); ${use}`;
  return [{ file, text }];
}

function problemsOf(sources: ReturnType<typeof aSource>) {
  return findSourceProblems(extractMessages(sources), sources);
}

const title = `title: { id: 'issues.list.title', defaultMessage: 'Issues', description: 'Title' },`;
const count = `count: {
  id: 'issues.list.count',
  defaultMessage: '<b>{count, plural, one {# issue} other {# issues}}</b> in {name}',
  description: 'Number of issues; count is that number, name that of the folder',
},`;

describe('the messages of the project', () => {
  const { files, problems } = checkMessages(root);

  it('keep every rule', () => {
    expect(problems).toEqual([]);
  });

  it.each(files)('have made $file', ({ file, text }) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  });
});

it('are translated into every language that a server offers', () => {
  const translated = readTranslations(root).map(({ locale }) => locale);

  expect(['en_US', ...translated].sort()).toEqual(languages.map(({ key }) => key).sort());
});

describe('what the build makes of translations', () => {
  const catalogue = JSON.stringify({
    'common.term.issues': 'Věci',
    'server.pages.login.title': 'Přihlášení',
  });
  let emitted = { file: '', text: '' };
  const load = (side: string, source = catalogue, resourceQuery = '') =>
    messageCatalogueLoader.call(
      {
        getOptions: () => ({ side }),
        resourceQuery,
        resourcePath: path.join(root, 'translations/cs.json'),
        addDependency: () => undefined,
        emitFile: (file: string, text: string) => (emitted = { file, text }),
      },
      source,
    );

  it('is parsed, and for one side only', () => {
    expect(load('client')).toMatch(/"common\.term\.issues.*\[\{.*Věci/);
    expect(load('client')).not.toContain('server.');
    expect(load('server')).toMatch(/"server\.pages\.login\.title.*\[\{.*Přihlášení/);
    expect(load('server')).not.toContain('common.');
  });

  it('leaves words that are not of the first load to a file that the module can fetch', () => {
    const words = { 'common.term.issues': 'Věci', 'users.addUser.title': 'Přidat uživatele' };
    const module = load('client', JSON.stringify(words));

    expect(module).toContain('Věci');
    expect(module).not.toContain('uživatele');
    expect(emitted.file).toMatch(/^js\/i18n-cs-later\.[0-9a-f]{7}\.json$/);
    expect(module).toContain(`"${emitted.file}"`);
    expect(JSON.parse(emitted.text)).toEqual({
      'users.addUser.title': [{ type: 0, value: 'Přidat uživatele' }],
    });
  });

  it('can be a disguise of English', () => {
    const english = '{ "common.term.issues": { "defaultMessage": "Add", "description": "Test" } }';

    expect(load('client', english, '?ar_XB')).toContain('הדד');
  });

  it.each([
    ['de-DE', true],
    ['pt-BR', true],
    ['pt-PT', false],
    ['da-DK', false],
  ])('leaves strings of libraries in %s: %s', (locale, isLeft) => {
    const resourcePath = `/react-aria/intl/calendar/${locale}.mjs`;
    const getOptions = () => ({ locales: ['de', 'pt_BR'] });
    const strings = 'export default { today: "Heute" };';

    const left = spokenLocaleLoader.call({ getOptions, resourcePath }, strings);

    expect(left === strings).toBe(isLeft);
  });
});

describe('declarations', () => {
  it('are accepted when they name id, text and description', () => {
    expect(problemsOf(aSource(title + count))).toEqual([]);
  });

  it.each([
    ['an id without feature and operation', title.replace('issues.list.title', 'title')],
    ['no description', title.replace(`, description: 'Title'`, '')],
    ['text that is malformed', title.replace(`'Issues'`, `'{Issues'`)],
    ['a placeholder that is not described', title.replace(`'Issues'`, `'{name}'`)],
    ['a plural that lacks a form', title.replace(`'Issues'`, `'{Title, plural, other {#}}'`)],
    ['an id that is taken', title + title.replace('title:', 'count:')],
  ])('are refused with %s', (_case, body) => {
    expect(problemsOf(aSource(body))).toHaveLength(1);
  });

  it('of the server are told by the beginning of their ids', () => {
    const serverTitle = title.replace('issues.list.title', 'server.login.title');
    const texts = 'src/server/pages/texts.ts';

    expect(problemsOf(aSource(serverTitle, 'texts.title;', texts))).toEqual([]);
    expect(problemsOf(aSource(title, 'texts.title;', texts))).toHaveLength(1);
    expect(problemsOf(aSource(serverTitle, 'texts.title;'))).toHaveLength(1);
  });

  it('are refused when nothing uses them', () => {
    expect(problemsOf(aSource(title + count, 'texts.title;'))).toEqual([
      'src/features/issues/messages.ts: texts.count is used nowhere',
    ]);
  });

  it('are trusted to be used when their group is handed on', () => {
    expect(problemsOf(aSource(title + count, 'render(texts);'))).toEqual([]);
  });
});

describe('texts', () => {
  const texts = { 'issues.list.title': 'Issues', 'issues.edit.title': 'Edit issue' };
  const catalogue = (more: Record<string, string>) =>
    Object.fromEntries(
      Object.entries({ ...texts, ...more }).map(([id, defaultMessage]) => [
        id,
        { defaultMessage, description: 'Test' },
      ]),
    );

  it('stand under one id', () => {
    expect(findHomonymProblems(catalogue({}), {})).toEqual([]);
    expect(findHomonymProblems(catalogue({ 'alerts.list.issues': 'Issues' }), {})).toHaveLength(1);
  });

  it('stand under several when it is said how their meanings differ', () => {
    const homonyms = { Issues: 'Two different things' };

    expect(findHomonymProblems(catalogue({ 'alerts.list.issues': 'Issues' }), homonyms)).toEqual(
      [],
    );
    expect(findHomonymProblems(catalogue({}), homonyms)).toHaveLength(1);
  });

  it('may be the same in client and server, which share no messages', () => {
    expect(findHomonymProblems(catalogue({ 'server.page.issues': 'Issues' }), {})).toEqual([]);
  });
});

describe('translations', () => {
  const size = `size: {
    id: 'issues.list.size',
    defaultMessage: '{unit, select, kB {{amount} kB} other {{amount} bytes}}',
    description: 'amount with its unit',
  },`;
  const source = sourceCatalogue(
    extractMessages([
      ...aSource(title + count + size),
      ...aSource(
        title.replace('issues.list.title', 'server.list.title'),
        'texts.title',
        'src/server/pages/texts.ts',
      ),
    ]),
  );
  const complete = {
    'issues.list.count':
      '<b>{count, plural, one {# věc} few {# věci} many {# věci} other {# věcí}}</b> v {name}',
    'issues.list.size': '{unit, select, kB {{amount} kB} other {{amount} bajtů}}',
    'issues.list.title': 'Věci',
    'server.list.title': 'Věci',
  };
  const problemsOfFile = (
    changes: Record<string, string | undefined>,
    sameAsEnglish: Record<string, string[]> = {},
  ) =>
    findTranslationProblems(
      source,
      { locale: 'cs', text: JSON.stringify({ ...complete, ...changes }) },
      sameAsEnglish,
    );

  it('are accepted when they say all there is to say', () => {
    expect(problemsOfFile({})).toEqual([]);
  });

  it.each([
    [
      'another order',
      '{name}: <b>{count, plural, one {# věc} few {# věci} many {# věci} other {# věcí}}</b>',
    ],
    [
      'a number said in words',
      '<b>{count, plural, =0 {nic} one {# věc} few {# věci} many {# věci} other {# věcí}}</b> v {name}',
    ],
  ])('may have %s', (_case, text) => {
    expect(problemsOfFile({ 'issues.list.count': text })).toEqual([]);
  });

  it.each([
    ['a missing message', { 'issues.list.size': undefined }],
    ['an unknown id', { 'issues.list.gone': 'Věci' }],
    ['an empty text', { 'issues.list.size': ' ' }],
    ['an unclosed brace', { 'issues.list.size': '{unit' }],
    [
      'a missing placeholder',
      { 'issues.list.size': '{unit, select, kB {kB} other {{amount} bajtů}}' },
    ],
    [
      'a placeholder that comes twice',
      { 'issues.list.size': '{unit, select, kB {{amount} {amount} kB} other {{amount} bajtů}}' },
    ],
    [
      'a misspelt placeholder',
      { 'issues.list.size': '{unit, select, kB {{mnozstvi} kB} other {{amount} bajtů}}' },
    ],
    ['a missing choice', { 'issues.list.size': '{unit, select, other {{amount} bajtů}}' }],
    [
      'a translated choice',
      { 'issues.list.size': '{unit, select, kilo {{amount} kB} other {{amount} bajtů}}' },
    ],
    [
      'a missing tag',
      {
        'issues.list.count':
          '{count, plural, one {# věc} few {# věci} many {# věci} other {# věcí}} v {name}',
      },
    ],
    [
      'a missing form of the plural',
      { 'issues.list.count': '<b>{count, plural, one {# věc} other {# věcí}}</b> v {name}' },
    ],
    [
      'a form of the plural that the language does not have',
      {
        'issues.list.count':
          '<b>{count, plural, one {# věc} two {# věci} few {# věci} many {# věci} other {# věcí}}</b> v {name}',
      },
    ],
    ['English left over', { 'issues.list.title': 'Issues', 'server.list.title': 'Issues' }, 2],
    ['two words for one thing', { 'server.list.title': 'Záležitosti' }],
  ])('are refused with %s', (_case, changes, count = 1) => {
    expect(problemsOfFile(changes)).toHaveLength(count);
  });

  it('may be the English text where it is said to be right', () => {
    const changes = { 'issues.list.title': 'Issues', 'server.list.title': 'Issues' };
    const same = { 'issues.list.title': ['cs'], 'server.list.title': ['cs'] };

    expect(problemsOfFile(changes, same)).toEqual([]);
    expect(problemsOfFile({}, same)).toHaveLength(2);
    expect(findStaleExceptions(source, same, ['cs'])).toEqual([]);
    expect(findStaleExceptions(source, same, ['de'])).toHaveLength(2);
    expect(findStaleExceptions(source, { 'issues.list.gone': ['cs'] }, ['cs'])).toHaveLength(1);
  });
});

describe('the table for translators', () => {
  const source = sourceCatalogue(extractMessages(aSource(title + count)));
  const page = 'Before\n<!-- coverage -->\nold\n<!-- /coverage -->\nAfter';
  const covered = (text: string) => withCoverage(page, source, [{ locale: 'cs', text }]);

  it('counts what is translated', () => {
    expect(covered('{ "issues.list.title": "Věci" }')).toMatch(
      /^Before\n.*\n\n\|[^]*\| `cs` +\| Czech +\| few, many, one, other +\| 1 of 2 +\| 50 % +\| 0 +\|\n\n.*\nAfter$/,
    );
  });

  it('counts what is as in English', () => {
    expect(covered('{ "issues.list.title": "Issues" }')).toMatch(/\| 1 of 2 +\| 50 % +\| 1 +\|/);
  });
});
