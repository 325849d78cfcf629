import { askedPlaces, type PartOperator } from '@/features/issues/filter/askedPlaces';

test.each<[string, PartOperator, string, string]>([
  ['Banana', 'CON', 'a', 'B[a]n[a]n[a]'],
  ['Banana', 'BEG', 'a', 'Banana'],
  ['Banana', 'BEG', 'b', '[B]anana'],
  ['Anna', 'BEG', 'a', '[A]nna'],
  ['Anna', 'END', 'a', 'Ann[a]'],
  ['Anna', 'END', 'n', 'Anna'],
  // From the start on, only the first two would be found.
  ['aaa', 'END', 'aa', 'a[aa]'],
  ['aaa', 'BEG', 'aa', '[aa]a'],
  ['Cafe\u0301', 'END', 'E', 'Caf[e\u0301]'],
  ['E\u0301cole', 'BEG', 'é', '[E\u0301]cole'],
  ['Spaß', 'END', 'ss', 'Spa[ß]'],
  ['ß', 'BEG', 's', '[ß]'],
  // It begins with "ss".
  ['ßa', 'BEG', 'sa', 'ßa'],
  ['smile 😀', 'END', '😀', 'smile [😀]'],
  ['anything', 'BEG', '', 'anything'],
  ['anything', 'END', '', 'anything'],
  ['', 'END', 'a', ''],
])('in %j %s %j asks for %j', (text, operator, sought, expected) => {
  const marked = askedPlaces(text, operator, sought).reduceRight(
    (rest, { start, end }) =>
      `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );
  expect(marked).toBe(expected);
});
