import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findGlossaryProblems, findStaleGlossary } from '@/tooling/messageGlossary.mjs';
import { findLengthProblems, findTypographyProblems } from '@/tooling/messageTypography.mjs';

const source = {
  'issues.list.title': { defaultMessage: 'Issues of {name}', description: 'Test' },
  'types.list.title': { defaultMessage: 'Issue types', description: 'Test' },
  'forms.file.select': { defaultMessage: 'Select a file', description: 'Test' },
};

const glossary = {
  issue: {
    meaning: 'what is tracked',
    words: {
      en_US: { term: 'issue', pattern: '\\bissues?\\b', forbidden: ['\\btickets?\\b'] },
      cs: { term: 'požadavek', pattern: 'požadav', forbidden: ['\\btiket'] },
    },
    unlessEnglish: '\\bissue types?\\b',
  },
};

type Texts = Record<string, string>;

function problemsOf(texts: Texts, changed: object = {}, locale = 'cs') {
  const entry = { ...glossary.issue, ...changed };
  return findGlossaryProblems({ issue: entry }, source, { locale, texts });
}

describe('one word for each idea', () => {
  it.each<[string, Texts]>([
    ['has the word in any form', { 'issues.list.title': 'Seznam požadavků: {name}' }],
    ['does without where the English has another idea', { 'types.list.title': 'Typy' }],
    ['does without where the English does', { 'forms.file.select': 'Vybrat soubor' }],
    ['names a placeholder like a forbidden word', { 'forms.file.select': 'Vybrat {tiket}' }],
  ])('is kept by a text that %s', (_what, texts) => {
    expect(problemsOf(texts)).toEqual([]);
  });

  it.each<[string, Texts]>([
    ['another word', { 'issues.list.title': 'Seznam věcí: {name}' }],
    ['the word in a placeholder only', { 'issues.list.title': 'Seznam: {požadavek}' }],
    ['a forbidden one', { 'forms.file.select': 'Vybrat soubor tiketu' }],
  ])('is broken by a text with %s', (_what, texts) => {
    expect(problemsOf(texts)).toHaveLength(1);
  });

  it('holds for English itself', () => {
    expect(problemsOf({ 'forms.file.select': 'Select a ticket' }, {}, 'en_US')).toHaveLength(1);
  });

  it('is asked of every language', () => {
    expect(problemsOf({}, {}, 'de')).toEqual([
      'translations/glossary.json: "issue" has no word in de',
    ]);
  });

  it('knows exceptions, in all languages or in some, that say why', () => {
    const texts = { 'issues.list.title': 'Seznam: {name}' };
    const except = (exception: object) => ({ except: { 'issues.list.title': exception } });

    expect(problemsOf(texts, except({ reason: 'Short' }))).toEqual([]);
    expect(problemsOf(texts, except({ locales: ['cs'], reason: 'Short' }))).toEqual([]);
    expect(problemsOf(texts, except({ locales: ['de'], reason: 'Short' }))).toHaveLength(1);
  });

  it.each([
    [
      'a language that is none',
      { words: { ...glossary.issue.words, xx: { term: '', pattern: '' } } },
    ],
    ['an exception for no message', { except: { 'issues.list.gone': { reason: 'Short' } } }],
    ['an exception without a reason', { except: { 'issues.list.title': { reason: '' } } }],
    [
      'an exception in a language that is none',
      { except: { 'issues.list.title': { locales: ['xx'], reason: 'Short' } } },
    ],
  ])('is not said of %s', (_what, changed) => {
    const stale = { issue: { ...glossary.issue, ...changed } };

    expect(findStaleGlossary(glossary, source, ['cs', 'en_US'])).toEqual([]);
    expect(findStaleGlossary(stale, source, ['cs', 'en_US'])).toHaveLength(1);
  });

  it('is written in patterns that can be read', () => {
    const file = path.resolve(__dirname, '../../translations/glossary.json');
    const ideas = Object.values(JSON.parse(readFileSync(file, 'utf8')) as typeof glossary);

    const patterns = ideas
      .flatMap(({ words }) => Object.values<{ pattern: string; forbidden?: string[] }>(words))
      .flatMap(({ pattern, forbidden = [] }) => [pattern, ...forbidden]);
    expect(() => patterns.map((pattern) => new RegExp(pattern, 'iu'))).not.toThrow();
  });
});

describe('signs', () => {
  it.each([
    ['en_US', 'The viewer’s “choice”…'],
    ['de', 'Die „Wahl“ des Betrachters…'],
    ['fr', 'Projet\u00a0: «\u00a0{name}\u00a0»\u202f; 10:30'],
    ['cs', 'V\u00a0projektu {name} k\u00a0řešení'],
    ['ru', 'Добавлен в\u00a0проект: «{name}»'],
    ['zh_CN', '大小：{size}，是否继续？'],
    ['de', `Keines dieser Zeichen: \\ / : * ? " '<' > |`],
  ])('are right in %s: %s', (locale, text) => {
    expect(findTypographyProblems(locale, text)).toEqual([]);
  });

  it.each([
    ['en_US', "The viewer's choice"],
    ['en_US', 'Loading...'],
    ['en_US', 'Two  spaces'],
    ['de', 'Die "Wahl"'],
    ['de', 'Die «Wahl»'],
    ['fr', 'Projet : {name}'],
    ['fr', '«{name}\u00a0»'],
    ['cs', 'V projektu {name}'],
    ['pl', 'Imię i nazwisko'],
    ['uk', 'У проєкті'],
    ['zh_CN', '是否要退出登录?'],
  ])('are wrong in %s: %s', (locale, text) => {
    expect(findTypographyProblems(locale, text)).toHaveLength(1);
  });
});

describe('length', () => {
  const english = (defaultMessage: string, place: string) => ({
    defaultMessage,
    description: `Test [${place}]`,
  });

  it.each([
    ['a short word on a button', english('Edit', 'button'), 'x'.repeat(20), 0],
    ['a short word on a button, too long', english('Edit', 'button'), 'x'.repeat(21), 1],
    ['a caption of a column', english('Severity', 'column'), 'x'.repeat(16), 1],
    ['a long command', english('Mark all as unread now', 'menu'), 'x'.repeat(35), 0],
    ['a long command, too long', english('Mark all as unread now', 'menu'), 'x'.repeat(36), 1],
    ['a sentence', { defaultMessage: 'Edit', description: 'Test' }, 'x'.repeat(99), 0],
    ['a placeholder, which does not count', english('Edit', 'button'), '{aVeryLongNameIndeed}', 0],
  ])('of %s', (_what, source_, text, count) => {
    expect(findLengthProblems(source_, text)).toHaveLength(count);
  });
});
