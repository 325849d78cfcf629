import { type SearchRule, readSearch } from '@/features/issues/list/readSearch';
import { us } from '@tests/lib/values/samples';

const id: SearchRule = { kind: 'id' };
const text: SearchRule = { kind: 'text' };
const date: SearchRule = { kind: 'date' };
const number: SearchRule = { kind: 'number', decimal: 1 };

test.each<[SearchRule, string, string, string]>([
  [id, ' 12 ', '#12', '12'],
  [id, '#12', '#12', '12'],
  [id, ' ', '', ''],
  [text, '  foo  bar ', 'foo bar', 'foo bar'],
  [text, '', '', ''],
  [number, '1234.5', '1,234.5', '1234.5'],
  [number, ' 7 ', '7.0', '7.0'],
  [{ kind: 'number', decimal: 1, strip: true }, '7', '7', '7.0'],
  [date, '03/05/2021', '3/5/2021', '2021-03-05'],
])('%j reads %j', (rule, input, shown, wire) => {
  expect(readSearch(rule, input, us)).toEqual({ ok: true, value: { text: shown, wire } });
});

test.each<[SearchRule, string]>([
  [id, '0'],
  [id, 'abc'],
  [id, '##1'],
  [id, '2147483648'],
  [number, 'x'],
  [number, '100000000000000'],
  [text, 'a\tb'],
  [date, '3/5/2021 4:05 pm'],
])('%j refuses %j', (rule, input) => {
  expect(readSearch(rule, input, us).ok).toBe(false);
});
