import { isFileName } from '@/lib/fileNames';

test.each(['report.pdf', 'a b', 'ž.txt', 'a..b', 'archive.'])('%s is a name for a file', (name) => {
  expect(isFileName(name)).toBe(true);
});

test.each(['', '.hidden', 'a\\b', 'a/b', 'a:b', 'a*b', 'a?b', 'a"b', 'a<b', 'a>b', 'a|b'])(
  '%j is none',
  (name) => {
    expect(isFileName(name)).toBe(false);
  },
);
