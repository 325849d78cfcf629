/**
 * What the form of an attribute takes, the server takes too: the two checks are written apart
 * (protocol 4.5, screens A2.4).
 */
import { attributeSchema } from '@/features/types/attributes/attributeSchema';
import {
  type AttributeValues,
  type DateKind,
  detailsOf,
  valuesOf,
} from '@/features/types/attributes/attributeValues';
import { attributeTypes, type AttributeType } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { checkDetails } from '@/server/rules/attributeDefinitions';
import { checkLine } from '@/server/rules/strings';
import { presets, users } from '@tests/lib/values/samples';
import { fc, runs } from '@tests/support/properties';

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

test('the definition of an attribute', () => {
  const anyContext = fc.record({
    formats: fc.constantFrom(...Object.values(presets)),
    users: fc.constant(users),
    words: fc.constant({ me: '[Ja]', today: '[Dziś]' }),
  });
  fc.assert(
    fc.property(anyValues, anyContext, (typed, context) => {
      const schema = attributeSchema(context);
      const { values, problems } = schema.check(typed);
      fc.pre(Object.keys(problems).length === 0);
      const details = detailsOf(values, context);

      expect(() => checkLine(values.name, maxLengths.name)).not.toThrow();
      expect(checkDetails(values.type, { ...details }, new Set(users))).toEqual(details);
      const shown = valuesOf({ name: values.name, type: values.type, details }, context);
      expect(schema.check(shown).problems).toEqual({});
      expect(detailsOf(shown, context)).toEqual(details);
    }),
    { numRuns: runs(300) },
  );
});
