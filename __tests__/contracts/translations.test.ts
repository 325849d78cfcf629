import path from 'node:path';
import { readFileSync } from 'node:fs';
import {
  checkMessages,
  extractMessages,
  findSourceProblems,
  findTranslationProblems,
  sourceCatalogue,
} from '@/tooling/messageCatalogue.mjs';

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
  description: 'Number of issues',
},`;

describe('the messages of the project', () => {
  const { source, problems } = checkMessages(root);

  it('keep every rule', () => {
    expect(problems).toEqual([]);
  });

  it('are the ones translators are given', () => {
    expect(readFileSync(path.join(root, 'translations/en_US.json'), 'utf8')).toBe(source);
  });
});

describe('declarations', () => {
  it('are accepted when they name id, text and description', () => {
    expect(problemsOf(aSource(title + count))).toEqual([]);
  });

  it.each([
    ['an id without feature and operation', title.replace('issues.list.title', 'title')],
    ['no description', title.replace(`, description: 'Title'`, '')],
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

describe('translations', () => {
  const source = sourceCatalogue(extractMessages(aSource(title + count)));

  it.each([
    ['other branches of a plural', '<b>{count, plural, few {# věci} other {# věcí}}</b> v {name}'],
    ['another order', '{name}: <b>{count}</b>'],
  ])('may have %s', (_case, text) => {
    expect(findTranslationProblems(source, { 'issues.list.count': text }, 'cs.json')).toEqual([]);
  });

  it('may lack messages', () => {
    expect(findTranslationProblems(source, {}, 'cs.json')).toEqual([]);
  });

  it.each([
    ['an unknown id', { 'issues.list.gone': 'Věci' }],
    ['a missing placeholder', { 'issues.list.count': '<b>{count}</b>' }],
    ['a misspelt placeholder', { 'issues.list.count': '<b>{count}</b> {jmeno}' }],
    ['an unclosed brace', { 'issues.list.count': '<b>{count</b> {name}' }],
    ['an empty text', { 'issues.list.title': ' ' }],
  ])('are refused with %s', (_case, translation) => {
    expect(findTranslationProblems(source, translation, 'cs.json')).toHaveLength(1);
  });
});
