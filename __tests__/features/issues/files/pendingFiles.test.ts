import {
  fileProblem,
  nameFiles,
  withItemLinks,
  withoutLinks,
} from '@/features/issues/files/pendingFiles';

const named = (...names: string[]) =>
  nameFiles(names.map((name) => new File(['text'], name))).map(({ name }) => name);

it.each([
  [
    ['a.png', 'b.png'],
    ['a.png', 'b.png'],
  ],
  [
    ['a.png', 'a.png', 'a.png'],
    ['a.png', 'a-2.png', 'a-3.png'],
  ],
  [
    ['a.png', 'a-2.png', 'a.png'],
    ['a.png', 'a-2.png', 'a-3.png'],
  ],
  [
    ['notes', 'notes'],
    ['notes', 'notes-2'],
  ],
])('names %j so that no two are called the same', (names, expected) => {
  expect(named(...names)).toEqual(expected);
});

it('names what comes later so that what is there keeps its name', () => {
  const file = new File(['text'], 'a.png');
  const [first, , third] = nameFiles([file, file, file]);
  const left = [first, third].filter((one) => one !== undefined);
  expect(nameFiles([file, file], left).map(({ name }) => name)).toEqual(['a-2.png', 'a-4.png']);
});

it.each([
  ['See #[a.png], and #[b.png]', 'See, and #[b.png]'],
  ['#[a.png] shows it', ' shows it'],
  ['(#[a.png])', '()'],
])('takes the links of files that do not go with it out of %j', (text, expected) => {
  expect(withoutLinks(text, ['a.png'])).toBe(expected);
});

it.each([
  ['a.txt', 4, null],
  ['a.txt', 3, 'too large'],
  ['a:b.txt', 4, 'wrong name'],
])('finds what is wrong with %s where %i bytes are allowed', (name, maxSize, problem) => {
  const found = fileProblem({ file: new File(['text'], name), name }, maxSize);
  expect(found === null).toBe(problem === null);
});

it('puts the numbers of files that were attached into the text, and leaves the others', () => {
  const itemIds = new Map([['a.png', 12]]);
  expect(withItemLinks('See #[a.png] and #[a.png], not #[b.png]', itemIds)).toBe(
    'See #12 and #12, not #[b.png]',
  );
});
