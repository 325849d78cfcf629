/**
 * What a form takes the companion takes, and what the companion takes a form that shows it takes: read, sent and shown
 * again, a value stays what it is.
 */
import { attributeSchema } from '@/features/types/attributes/attributeSchema';
import {
  type AttributeValues,
  type DateKind,
  valuesOf,
} from '@/features/types/attributes/attributeValues';
import { type SentView, viewSchema } from '@/features/types/views/viewSchema';
import { columnsValuesOf, filterRowsOf, type ViewValues } from '@/features/types/views/viewValues';
import { formatFilterValue, readFilterValue } from '@/forms/conditions/filterValues';
import { formSchema } from '@/forms/formSchema';
import { columnsOfType } from '@/forms/conditions/viewColumns';
import { fileName, requiredEmail } from '@/forms/schema';
import { readText } from '@/forms/values/readText';
import { readDefault, readValue } from '@/forms/values/readValue';
import { andThen, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue, type ValueContext } from '@/lib/values/formatValues';
import { trimLines } from '@/lib/values/multiLine';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, attributeTypes, type AttributeType, Column } from '@/protocol/enums';
import { operators } from '@/protocol/views';
import { maxLengths } from '@/protocol/limits';
import { accepted } from '@/server/core/refusal';
import { checkDetails } from '@/rules/attributeDefinitions';
import { checkDefault, checkValue } from '@/rules/attributeValues';
import { checkEmail } from '@/rules/emails';
import { checkFileName } from '@/rules/fileNames';
import { checkLine, checkOptionalLine, checkOptionalText } from '@/rules/texts';
import { checkFilter, checkView, fixedColumns } from '@/rules/viewDefinitions';
import { presets, users, zoneAt } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';

const items = ['Low', 'High', 'Very High'];
const members = ['Ann Lee', 'Cy'];
const ofProject = { users, members };
const words = { me: '[Ja]', today: '[Dziś]' };

const flag = fc.constantFrom<(0 | 1)[]>(0, 1);

const anyRules: fc.Arbitrary<AttributeRules & { type: AttributeType }> = fc.record({
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

/** Texts of all kinds, most of them near to values as they are typed. */
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

const anyExpression = fc
  .tuple(
    fc.constantFrom('[me]', '[Ja]', '[today]', '[Dziś]', '[DZIŚ] '),
    fc.constantFrom('', '+', ' - ', '+00', 'x'),
    fc.constantFrom('', '0', '7', '0014', '3650', '12345678'),
  )
  .map((parts) => parts.join(''));

/** Texts of all kinds, most of them near to values as they travel; no zone moves them out of the calendar. */
const anyWire = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.array(fc.constantFrom(...items, ...users, 'other')).map((parts) => parts.join(', ')),
  fc
    .tuple(number(2, 9998), number(1, 12), number(1, 31), number(0, 24), number(0, 60))
    .chain((parts) => {
      const [year, month, day, hour, minute] = parts.map((part, at) =>
        part.padStart(at === 0 ? 4 : 2, '0'),
      );
      return fc.constantFrom(
        `${year}-${month}-${day}`,
        `${year}-${month}-${day} ${hour}:${minute}`,
      );
    }),
  fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    .map(([units, decimals]) => (units / 10 ** decimals).toFixed(decimals)),
  fc.constantFrom('99999999999999', '100000000000000', 'x'.repeat(255), '😀'.repeat(255)),
  fc.constantFrom('[Me]', '[Me]x', '[Today]', '[Today]+7', '[Today]-0', '[Today]+1234567'),
);

const anyContext: fc.Arbitrary<ValueContext> = fc.record({
  formats: fc.constantFrom(...Object.values(presets)),
  users: fc.constant(users),
  members: fc.constant(members),
  zone: fc.integer({ min: -12, max: 14 }).map(zoneAt),
});

/** Nothing that a form would tidy away, which it does to blanks at the end of a text of several lines. */
function isTidy(wire: string): boolean {
  return trimLines(wire) === wire;
}

describe('a value', () => {
  test('that a form takes', () => {
    fc.assert(
      fc.property(anyRules, anyInput, anyContext, (rules, input, context) => {
        const read = readValue(rules, input, context);
        if (!read.ok) return;
        const { text, wire } = read.value;

        expect(accepted(checkValue(rules, wire, ofProject))).toBe(wire);
        expect(formatValue(rules, wire, context, { multiLine: true })).toBe(text);
        expect(readValue(rules, text, context)).toEqual(read);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('that the companion takes', () => {
    let taken = 0;
    fc.assert(
      fc.property(anyRules, anyWire.filter(isTidy), anyContext, (rules, wire, context) => {
        if (!checkValue(rules, wire, ofProject).ok) return;
        taken += 1;
        const text = formatValue(rules, wire, context, { multiLine: true });

        expect(readValue(rules, text, context)).toEqual({ ok: true, value: { text, wire } });
      }),
      { numRuns: runs(3000) },
    );
    expect(taken).toBeGreaterThan(300);
  });
});

describe('a default', () => {
  // As the form of a definition has it: on one line.
  const anyLineRules = anyRules.map((rules) => ({ ...rules, 'multi-line': 0 }));
  const anyWordContext = anyContext.map((context) => ({ ...context, members: undefined, words }));

  test('that a form takes', () => {
    fc.assert(
      fc.property(
        anyLineRules,
        fc.oneof(anyInput, anyExpression),
        anyWordContext,
        (rules, input, context) => {
          const read = readDefault(rules, input, context);
          if (!read.ok) return;

          expect(accepted(checkDefault(rules, read.value.wire, { users }))).toBe(read.value.wire);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('that the companion takes', () => {
    fc.assert(
      fc.property(anyLineRules, anyWire, anyWordContext, (rules, wire, context) => {
        if (!checkDefault(rules, wire, { users }).ok) return;
        const text = formatValue(rules, wire, context);

        expect(readDefault(rules, text, context)).toEqual({ ok: true, value: { text, wire } });
      }),
      { numRuns: runs(3000) },
    );
  });
});

describe('a condition of a view', () => {
  const anyColumn = fc.constantFrom<AttributeRules[]>(
    { type: 'TEXT' },
    { type: 'ENUM', items, 'multi-select': 1 },
    { type: 'USER' },
    { type: 'NUMERIC', decimal: 2 },
    { type: 'DATETIME', time: 1 },
  );
  const anyOperator = fc.constantFrom(...operators);
  const anyWordContext = anyContext.map((context) => ({ ...context, words }));
  const taken = (rules: AttributeRules, operator: string, value: string) =>
    checkFilter({ column: 1001, operator, value }, new Map([[1, rules]]));

  test('that a form takes', () => {
    fc.assert(
      fc.property(
        anyColumn,
        anyOperator,
        fc.oneof(anyInput, anyExpression, fc.constantFrom('[Me], Cy', '[Ja]', 'a,'.repeat(90))),
        anyWordContext,
        (rules, operator, input, context) => {
          const read = readFilterValue(rules, operator, input, context);
          if (!read.ok) return;

          expect(accepted(taken(rules, operator, read.value.wire)).value).toBe(read.value.wire);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test('that the companion takes', () => {
    fc.assert(
      fc.property(anyColumn, anyOperator, anyWire, anyWordContext, (...given) => {
        const [rules, operator, wire, context] = given;
        if (!taken(rules, operator, wire).ok) return;
        const text = formatFilterValue(rules, wire, context);

        expect(readFilterValue(rules, operator, text, context)).toEqual({
          ok: true,
          value: { text, wire },
        });
      }),
      { numRuns: runs(3000) },
    );
  });
});

test.each([
  ['one line', false, checkOptionalLine],
  ['several lines', true, checkOptionalText],
])('a text of %s', (_lines, multiLine, check) => {
  fc.assert(
    fc.property(
      fc.oneof(anyInput, fc.string({ unit: 'binary' })).filter(isTidy),
      fc.integer({ min: 1, max: 20 }),
      (text, maxLength) => {
        const read = readText(text, { multiLine, maxLength, allowEmpty: true });

        const isTaken = check(text, maxLength).ok;
        expect(isTaken ? read : success(text)).toEqual(success(text));
        expect(read.ok ? check(read.value, maxLength) : read).toEqual(read);
      },
    ),
    { numRuns: runs(1000) },
  );
});

test('an email address', () => {
  const schema = formSchema({ email: requiredEmail() });
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
      const { sent } = schema.check({ email: input });

      expect(sent === null || checkEmail(sent.email).ok).toBe(true);
      expect(sent !== null || !checkEmail(input).ok).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

describe('the definition of an attribute', () => {
  const anyLength = fc.oneof(
    fc.constant(''),
    fc.integer({ min: -1, max: 6 }).map(String),
    fc.constantFrom(' 3 ', '007', '255', '256', 'x', '-0'),
  );
  const anyNumber = fc.oneof(
    fc.constant(''),
    fc.integer({ min: -20, max: 20 }).map(String),
    fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(999)).map((parts) => parts.join('.')),
    fc.constantFrom('1,5', '-0', ' 2', '99999999999999', '1e3'),
  );
  const anyItem = fc.oneof(
    fc.constantFrom('Low', 'High', 'Low', ' Very   High ', 'a,b', '', '😀', 'é', 'x'.repeat(256)),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );
  const anyDefault = fc.oneof(
    fc.constantFrom('', 'Low', 'Low, High', 'a,b', '😀', 'Cy', 'Ann Lee, Cy', '[Ja]', '[Me]'),
    fc.constantFrom('[Dziś]', '[Dziś]+3', '[Today]', '1/2/2026', '2.1.2026', '2026-01-02'),
    fc.constantFrom('a\tb', '2.1.2026 10:30', '1/2/2026 10:30 am'),
    fc.constant('a,'.repeat(90)),
    anyNumber,
    anyItem,
  );
  const anyValues: fc.Arbitrary<AttributeValues> = fc.record({
    name: fc.oneof(fc.constantFrom('Severity', ' A  b ', ''), fc.string({ maxLength: 50 })),
    type: fc.constantFrom<AttributeType[]>(...attributeTypes),
    required: fc.boolean(),
    default: anyDefault,
    multiLine: fc.boolean(),
    minLength: anyLength,
    maxLength: anyLength,
    editable: fc.boolean(),
    multiSelect: fc.boolean(),
    items: fc.array(anyItem, { maxLength: 4 }).map((lines) => lines.join('\n')),
    decimal: fc.integer({ min: 0, max: 6 }),
    minValue: anyNumber,
    maxValue: anyNumber,
    strip: fc.boolean(),
    dateKind: fc.constantFrom<DateKind[]>('date', 'dateTime', 'localTime'),
    members: fc.boolean(),
  });
  const anyWordContext = fc.record({
    formats: fc.constantFrom(...Object.values(presets)),
    users: fc.constant(users),
    words: fc.constant(words),
  });

  test('that a form takes, and takes again as it is stored', () => {
    fc.assert(
      fc.property(anyValues, anyWordContext, (typed, context) => {
        const schema = attributeSchema(context);
        const { sent } = schema.check(typed);
        fc.pre(sent !== null);
        const { type, details } = sent;

        expect(accepted(checkDetails(type, { ...details }, users))).toEqual(details);
        expect(schema.check(valuesOf(sent, context)).sent).toEqual(sent);
      }),
      { numRuns: runs(300) },
    );
  });
});

test('a file name', () => {
  const schema = formSchema({ name: fileName(maxLengths.fileName) });
  const check = (name: string) => andThen(checkLine(name, maxLengths.fileName), checkFileName);
  const anyName = fc.oneof(
    fc.string({
      unit: fc.constantFrom(...Array.from('aZ09._- \\/:*?"<>|\t\u00a0é😀')),
      maxLength: 90,
    }),
    fc
      .tuple(fc.constantFrom('', '.', ' ', 'x'.repeat(76), '😀'.repeat(76)), anyInput)
      .map((parts) => parts.join('.txt')),
    anyInput,
  );
  let taken = 0;
  fc.assert(
    fc.property(anyName, (input) => {
      const { sent, values } = schema.check({ name: input });
      const isTaken = check(input).ok;
      if (isTaken) taken += 1;

      expect(sent === null || check(sent.name).ok).toBe(true);
      expect(isTaken ? sent : { name: input }).toEqual({ name: input });
      expect(sent && schema.check(values).sent).toEqual(sent);
    }),
    { numRuns: runs(1000) },
  );
  expect(taken).toBeGreaterThan(100);
});

describe('the definition of a view', () => {
  const attributes: Attribute[] = [
    { id: 1, name: 'Room', type: 'TEXT' },
    { id: 2, name: 'Priority', type: 'ENUM', items, 'multi-select': 1 },
    { id: 3, name: 'Owner', type: 'USER' },
    { id: 4, name: 'Cost', type: 'NUMERIC', decimal: 2 },
    { id: 5, name: 'Due', type: 'DATETIME', time: 1 },
  ];
  const byId = new Map(attributes.map(({ id, ...rules }) => [id, rules]));
  const known = columnsOfType(attributes);
  const ids = known.map(({ column }) => column);
  const others = ids.filter((id) => !fixedColumns.includes(id));
  const anyWordContext = anyContext.map(({ members: _members, ...context }) => ({
    ...context,
    words,
  }));
  const anyName = fc.oneof(fc.constantFrom('Mine', ' A  b ', ''), fc.string({ maxLength: 50 }));
  const check = ({ name, ...view }: SentView) =>
    andThen(checkLine(name, maxLengths.name), () => checkView(view, byId));

  test('that a form takes, and takes again as it is stored', () => {
    const anyValues: fc.Arbitrary<ViewValues> = fc.record({
      name: anyName,
      columns: fc.shuffledSubarray(others).map((chosen) => [...fixedColumns, ...chosen]),
      sortColumn: fc.constantFrom(...fixedColumns),
      sortAscending: fc.boolean(),
      filters: fc
        .array(
          fc.record({
            column: fc.constantFrom(...ids),
            operator: fc.constantFrom(...operators),
            value: fc.oneof(anyInput, anyExpression),
          }),
          { maxLength: 2 },
        )
        .map((filters) => filters.map((filter, key) => ({ key, ...filter }))),
    });
    let taken = 0;
    fc.assert(
      fc.property(anyValues, anyWordContext, (typed, context) => {
        const schema = viewSchema(known, context);
        const { sent } = schema.check(typed);
        if (sent === null) return;
        taken += 1;
        const stored = accepted(check(sent));

        expect(stored.filters).toEqual(sent.filters);
        const { name } = sent;
        const filters = filterRowsOf(stored.filters, known, context);
        expect(schema.check({ name, ...columnsValuesOf(stored, known), filters }).sent).toEqual(
          sent,
        );
      }),
      { numRuns: runs(1000) },
    );
    expect(taken).toBeGreaterThan(100);
  });

  test('that the companion takes', () => {
    const anyId = fc.constantFrom(...ids, attributeColumn(99), Column.location);
    const anySent: fc.Arbitrary<SentView> = fc.record({
      name: anyName.filter(isTidy),
      columns: fc.oneof(
        fc.shuffledSubarray(others).map((chosen) => [...fixedColumns, ...chosen].join(',')),
        fc.array(anyId).map((chosen) => [...fixedColumns, ...chosen].join(',')),
        fc.array(anyId).map((chosen) => chosen.join(',')),
      ),
      sortColumn: fc.oneof(fc.constantFrom(...fixedColumns), anyId),
      sortAscending: fc.boolean(),
      filters: fc.array(
        fc.record({ column: anyId, operator: fc.constantFrom(...operators), value: anyWire }),
        { maxLength: 2 },
      ),
    });
    let taken = 0;
    fc.assert(
      fc.property(anySent, anyWordContext, (sent, context) => {
        const checked = check(sent);
        if (!checked.ok) return;
        taken += 1;
        const { name } = sent;
        const filters = filterRowsOf(checked.value.filters, known, context);
        const shown = { name, ...columnsValuesOf(checked.value, known), filters };

        expect(viewSchema(known, context).check(shown).sent).toEqual(sent);
      }),
      { numRuns: runs(3000) },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
