import type { AttributeRules } from '@/lib/values/attributeRules';
import { initialValue } from '@/lib/values/initialValues';

const context = { userName: 'Ann Lee', now: new Date('2021-03-05T16:05:59Z') };

test.each<[AttributeRules, string]>([
  [{ type: 'TEXT' }, ''],
  [{ type: 'TEXT', default: 'none' }, 'none'],
  [{ type: 'TEXT', default: '[Me]' }, 'Ann Lee'],
  [{ type: 'USER', default: '[Me]' }, 'Ann Lee'],
  [{ type: 'NUMERIC', default: '1.50' }, '1.50'],
  [{ type: 'DATETIME', default: '[Today]' }, '2021-03-05'],
  [{ type: 'DATETIME', default: '[Today]-5' }, '2021-02-28'],
  [{ type: 'DATETIME', default: '[Today]+27', time: 1 }, '2021-04-01 16:05'],
  [{ type: 'DATETIME', default: '[Today]+1', time: 1, local: 1 }, '2021-03-06 16:05'],
  [{ type: 'DATETIME', default: '[Today]+9999999' }, ''],
  [{ type: 'DATETIME', default: '2021-12-24' }, '2021-12-24'],
])('%j starts with %j', (attribute, wire) => {
  expect(initialValue(attribute, context)).toBe(wire);
});
