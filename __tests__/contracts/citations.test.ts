import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The documents that are cited by the numbers of their sections. */
const documents = ['protocol', 'screens', 'spec'] as const;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function filesBelow(folder: string, extension: RegExp): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const pages = [
  ...filesBelow('docs', /\.md$/),
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
];
const readmes = [...filesBelow('src', /\.md$/), ...filesBelow('__tests__', /\.md$/)];
const citing = [
  ...filesBelow('src', /\.(?:ts|tsx|mjs|js|css|md)$/),
  ...filesBelow('__tests__', /\.(?:ts|tsx|md)$/).filter(
    (file) => file !== path.relative(root, __filename),
  ),
  ...pages,
];

/** Numbers of the headings of a document, and of rows that stand for a section each (`| 8.14 |`). */
function sectionsOf(markdown: string): Set<string> {
  const headings = markdown.matchAll(/^#{2,4} (A?\d+(?:\.\d+)?)\.? /gm);
  const rows = markdown.matchAll(/^\| (\d+\.\d+) +\|/gm);
  return new Set([...headings, ...rows].flatMap(([, section]) => section ?? []));
}

const sections = new Map(
  documents.map((name) => [name as string, sectionsOf(read(`docs/${name}.md`))]),
);

const decisions = readdirSync(path.join(root, 'docs/decisions'));

const list = String.raw`A?\d+(?:\.\d+)?(?:(?:, | and | to | ?- ?)A?\d+(?:\.\d+)?)*`;
const citation = new RegExp(String.raw`\b(${documents.join('|')})(?:\.md)? (${list})\b`, 'g');
const ownReference = /\((A?\d+\.\d+)\)/g;

/** What a text cites that is not there, or in another way than `(screens 10.7)`. */
function citationProblems(text: string, own?: string): string[] {
  const unknown = [...text.matchAll(citation)].flatMap(([, name = '', numbers = '']) =>
    numbers
      .split(/, | and | to | ?- ?/)
      .filter((number) => !sections.get(name)?.has(number))
      .map((number) => `no section ${name} ${number}`),
  );
  const unknownOwn =
    own === undefined
      ? []
      : [...text.matchAll(ownReference)]
          .filter(([, number = '']) => !sections.get(own)?.has(number))
          .map(([reference]) => `no section ${reference}`);
  const unknownDecisions = [...text.matchAll(/\bdecisions? (0\d\d)\b/g)]
    .filter(([, number = '']) => !decisions.some((name) => name.startsWith(`${number}-`)))
    .map(([reference]) => `no ${reference}`);
  const foreign = [...text.matchAll(/\b(?:api|screens-\w+) \d[\d.]*/g)].map(
    ([old]) => `${old} is no document here`,
  );
  return [...unknown, ...unknownOwn, ...unknownDecisions, ...foreign];
}

const located = (file: string, problemsOf: (line: string) => string[]) =>
  read(file)
    .split('\n')
    .flatMap((line, index) => problemsOf(line).map((problem) => `${file}:${index + 1} ${problem}`));

/** The address that a forge gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

function anchorsOf(markdown: string): Set<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)),
  );
}

function linkProblems(file: string, line: string): string[] {
  return [
    ...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g),
  ].flatMap(([, link = '']) => {
    const [page = '', anchor] = link.split('#');
    const target = page === '' ? file : path.join(path.dirname(file), page);
    if (!existsSync(path.join(root, target))) return [`${link} leads nowhere`];
    return anchor === undefined || anchorsOf(read(target)).has(anchor)
      ? []
      : [`no heading ${link}`];
  });
}

it('finds what is cited wrongly', () => {
  expect(citationProblems('(protocol 4.4, 99.1)')).toEqual(['no section protocol 99.1']);
  expect(citationProblems('(screens 10.7; decision 099)')).toEqual(['no decision 099']);
  expect(citationProblems('as in (99.3)', 'screens')).toEqual(['no section (99.3)']);
  expect(citationProblems('(api 4.4)')).toEqual(['api 4.4 is no document here']);
  expect(citationProblems('(protocol 6.1 - 6.4, 8.14; screens A2.4; spec 9)')).toEqual([]);
});

it.each(documents)('numbers no two sections of %s alike', (name) => {
  const numbers = [...read(`docs/${name}.md`).matchAll(/^#{2,4} (A?\d+(?:\.\d+)?)\.? /gm)].map(
    ([, number]) => number,
  );
  expect(numbers).toEqual([...new Set(numbers)]);
});

it('cites only sections and decisions that are there', () => {
  const problems = citing.flatMap((file) => {
    const own = documents.find((name) => file === `docs/${name}.md`);
    return located(file, (line) => citationProblems(line, own));
  });
  expect(problems).toEqual([]);
});

it('cites in code in one form: (screens 10.7)', () => {
  const inBrackets = new RegExp(String.raw`\([^()]*\)`, 'g');
  const loose = citing
    .filter((file) => !file.endsWith('.md'))
    .flatMap((file) =>
      located(file, (line) =>
        [...line.replaceAll(inBrackets, '').matchAll(citation)].map(([text]) => `(${text})`),
      ),
    );
  expect(loose).toEqual([]);
});

it('links from page to page only where something is', () => {
  const linking = [...pages, ...readmes];
  expect(linking.flatMap((file) => located(file, (line) => linkProblems(file, line)))).toEqual([]);
});

// `navigation/…` is a name of an action.
it('names places of the source that are there', () => {
  const inSource = filesBelow('src', /\.(?:ts|tsx|mjs|js|css)$/);
  const named = located('docs/architecture.md', (line) =>
    [...line.matchAll(/`((?!navigation\/)(?:[\w-]+\/)+[\w.-]+)`/g)].flatMap(
      ([, name = '']) => name,
    ),
  ).map((place) => place.slice(place.indexOf(' ') + 1));
  const isThere = (name: string) =>
    existsSync(path.join(root, name)) ||
    existsSync(path.join(root, 'src', name)) ||
    inSource.some((file) =>
      new RegExp(`/${name.replaceAll('.', '\\.')}(?:\\.\\w+)?$`).test(`/${file}`),
    );

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

/** How docs/findings.md shortens folders of tests. */
const folders: Record<string, string> = { b: 'browser', f: 'features', s: 'server' };

it('names tests that are there', () => {
  const tests = filesBelow('__tests__', /\.test\.tsx?$/);
  const named = [...read('docs/findings.md').matchAll(/`(?:([bfs])|__tests__)\/([\w/*]*[\w*])`/g)];
  const missing = named.filter(([, short, name = '']) => {
    const place = path.join('__tests__', folders[short ?? ''] ?? '', name);
    const pattern = new RegExp(`^${place.replaceAll('*', '[^/]*')}(?:\\.test\\.|/)`);
    return !tests.some((test) => pattern.test(test));
  });

  expect(named.length).toBeGreaterThan(0);
  expect(missing.map(([name]) => name)).toEqual([]);
});
