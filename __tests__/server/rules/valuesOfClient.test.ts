/**
 * What the client takes for a value, the server takes too, and of plain texts and addresses nothing else: the checks are
 * written apart (protocol 4.6, 6.1 - 6.4).
 */

import { formSchema } from '@/forms/formSchema';
import { requiredEmail } from '@/forms/schema';
import { operatorsOf, parseFilterValue } from '@/features/types/views/filterValues';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue, type ValueContext } from '@/lib/values/formatValues';
import { initialValue } from '@/lib/values/initialValues';
import { parseValue } from '@/lib/values/parseValues';
import { normalizeString } from '@/lib/values/strings';
import { attributeTypes, operators, type AttributeType } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { checkDefault, checkValue } from '@/server/rules/attributeValues';
import {
  checkEmail,
  checkLine,
  checkOptionalLine,
  checkOptionalText,
} from '@/server/rules/strings';
import { checkFilter } from '@/server/rules/viewDefinitions';
import { presets, users, zoneAt } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';

type Rules = Parameters<typeof checkValue>[0];

const items = ['Low', 'High', 'Very High'];
const members = ['Ann Lee', 'Cy'];
const ofProject = { users: new Set(users), members: new Set(members) };
const ofAll = { users: new Set(users), members: new Set(users) };

const flag = fc.constantFrom<(0 | 1)[]>(0, 1);

const anyRules: fc.Arbitrary<AttributeRules & Rules> = fc.record({
  type: fc.constantFrom<AttributeType[]>(...attributeTypes),
  required: flag,
  'multi-line': flag,
  'min-length': fc.integer({ min: 1, max: 4 }),
  'max-length': fc.integer({ min: 4, max: 255 }),
  items: fc.constant(items),
  editable: flag,
  'multi-select': flag,
  decimal: fc.integer({ min: 0, max: 6 }),
  strip: flag,
  time: flag,
  local: flag,
  members: flag,
});

const number = (min: number, max: number) => fc.integer({ min, max }).map(String);

/** Texts of all kinds, most of them near to values. */
const anyInput = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...Array.from(' ,.-0159:/\t\n\r[a😀')) }),
  fc.array(fc.constantFrom(...items, ...users, 'other', ' ')).map((parts) => parts.join(', ')),
  fc
    .tuple(number(1, 31), number(1, 12), number(1, 9999), number(0, 23), number(0, 60))
    .chain(([day, month, year, hour, minute]) =>
      fc.constantFrom(
        `${month}/${day}/${year.padStart(4, '0')}`,
        `${month}/${day}/${year.padStart(4, '0')} ${hour}:${minute} pm`,
        `${day}.${month}.${year.padStart(4, '0')} ${hour}:${minute}`,
        `${year.padStart(4, '0')}-${month}-${day}`,
      ),
    ),
  fc.tuple(number(-99_999, 99_999), number(0, 9999)).map((parts) => parts.join('.')),
);

const anyContext: fc.Arbitrary<ValueContext> = fc.record({
  formats: fc.constantFrom(...Object.values(presets)),
  users: fc.constant(users),
  members: fc.constant(members),
  zone: fc.integer({ min: -12, max: 14 }).map(zoneAt),
});

test('a value', () => {
  fc.assert(
    fc.property(anyRules, anyInput, anyContext, (rules, input, context) => {
      const parsed = parseValue(rules, input, context);
      if (!parsed.ok) return;
      const { text, wire } = parsed.value;

      expect(() => {
        checkValue(rules, wire, ofProject);
      }).not.toThrow();
      expect(formatValue(rules, wire, context, { multiLine: true })).toBe(text);
      expect(parseValue(rules, text, context)).toEqual(parsed);
    }),
    { numRuns: runs(1000) },
  );
});

test('a default, expressions included', () => {
  const words = { me: '[Ja]', today: '[Dziś]' };
  const anyExpression = fc
    .tuple(
      fc.constantFrom('[me]', '[Ja]', '[today]', '[Dziś]', '[DZIŚ] '),
      fc.constantFrom('', '+', ' - ', '+00', 'x'),
      fc.constantFrom('', '0', '7', '0014', '3650'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(
      anyRules,
      fc.oneof(anyInput, anyExpression),
      anyContext,
      (rules, input, context) => {
        const parsed = parseValue({ ...rules, required: 0 }, input, { ...context, words });
        if (!parsed.ok) return;

        expect(() => {
          checkDefault(rules, parsed.value.wire, ofAll);
        }).not.toThrow();
      },
    ),
    { numRuns: runs(1000) },
  );
});

test('a condition of a view', () => {
  const anyColumn = fc.constantFrom<(AttributeRules & Rules)[]>(
    { type: 'TEXT' },
    { type: 'ENUM', items, 'multi-select': 1 },
    { type: 'USER' },
    { type: 'NUMERIC', decimal: 2 },
    { type: 'DATETIME', time: 1 },
  );
  const words = { me: '[Ja]', today: '[Dziś]' };
  fc.assert(
    fc.property(
      anyColumn,
      fc.constantFrom(...operators),
      fc.oneof(anyInput, fc.constantFrom('[Ja]', '[Dziś]+1', '[Me], Cy', 'a,'.repeat(90))),
      anyContext,
      (rules, operator, input, context) => {
        fc.pre(operatorsOf(rules).includes(operator));
        const parsed = parseFilterValue(rules, operator, input, { ...context, words });
        if (!parsed.ok) return;

        const attributes = new Map([[1, { ...rules, name: 'Column' }]]);
        expect(() => {
          checkFilter({ column: 1001, operator, value: parsed.value.wire }, attributes);
        }).not.toThrow();
      },
    ),
    { numRuns: runs(1000) },
  );
});

test.each([
  ['one line', false, checkOptionalLine],
  ['several lines', true, checkOptionalText],
])('a text of %s', (_lines, multiLine, check) => {
  fc.assert(
    fc.property(
      fc.oneof(anyInput, fc.string({ unit: 'binary' })),
      fc.integer({ min: 1, max: 20 }),
      (input, maxLength) => {
        const clean = normalizeString(input, { multiLine, allowEmpty: true });
        fc.pre(clean.ok);
        const text = normalizeString(input, { multiLine, maxLength, allowEmpty: true });

        expect(text.ok).toBe(isTaken(() => check(clean.value, maxLength)));
      },
    ),
    { numRuns: runs(1000) },
  );
});

test('an email address', () => {
  const schema = formSchema({ email: requiredEmail(maxLengths.email) });
  const part = fc.string({
    unit: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...Array.from('aZ09._%+-jörgиß')) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
    ),
    maxLength: 8,
  });
  const anyAddress = fc
    .tuple(part, part, fc.oneof(fc.constantFrom('de', 'COM', 'c', 'рф', 'c0m'), part))
    .map(([local, domain, top]) => `${local}@${domain}.${top}`);
  fc.assert(
    fc.property(fc.oneof(anyAddress, anyInput), (input) => {
      const clean = normalizeString(input);
      fc.pre(clean.ok);

      expect(Object.keys(schema.check({ email: input }).problems)).toHaveLength(
        isTaken(() => checkEmail(checkLine(clean.value, maxLengths.email))) ? 0 : 1,
      );
    }),
    { numRuns: runs(1000) },
  );
});

/** Whether a check of the server lets something pass. */
function isTaken(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

test('the present day and others near it, as a new issue begins with them', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1980-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      fc.integer({ min: -99_999, max: 99_999 }).filter((days) => days !== 0),
      flag,
      flag,
      (now, days, time, local) => {
        const rules: Rules = {
          type: 'DATETIME',
          time,
          local,
          default: `[Today]${days > 0 ? '+' : ''}${days}`,
        };

        expect(() => {
          checkValue(rules, initialValue(rules, { userName: 'Cy', now }), ofProject);
        }).not.toThrow();
      },
    ),
  );
});
