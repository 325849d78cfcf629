import type { AttributeRules } from '@/lib/values/attributeRules';
import { defaultValue } from '@/rules/defaultValues';

// A quarter to midnight in UTC is already the 6th further east.
const occasion = {
  userName: 'Ann Lee',
  local: { year: 2021, month: 3, day: 6, hour: 0, minute: 45 },
  utc: { year: 2021, month: 3, day: 5, hour: 23, minute: 45 },
};

test.each<[AttributeRules, string]>([
  [{ type: 'TEXT' }, ''],
  [{ type: 'TEXT', default: 'none' }, 'none'],
  [{ type: 'TEXT', default: '[Me]' }, 'Ann Lee'],
  [{ type: 'USER', default: '[Me]' }, 'Ann Lee'],
  [{ type: 'NUMERIC', default: '1.50' }, '1.50'],
  [{ type: 'DATETIME', default: '[Today]' }, '2021-03-06'],
  [{ type: 'DATETIME', default: '[Today]-6' }, '2021-02-28'],
  [{ type: 'DATETIME', default: '[Today]+26', time: 1 }, '2021-04-01 00:45'],
  [{ type: 'DATETIME', default: '[Today]+1', time: 1, local: 1 }, '2021-03-06 23:45'],
  [{ type: 'DATETIME', default: '[Today]+9999999' }, '9999-12-31'],
  [{ type: 'DATETIME', default: '2021-12-24' }, '2021-12-24'],
])('%j starts with %j', (attribute, wire) => {
  expect(defaultValue(attribute, occasion)).toBe(wire);
});
