import { readNumber } from '@/forms/values/readNumber';
import { presets, us } from '@tests/lib/values/samples';
import { fc } from '@tests/support/properties';

/** What a server takes, by the letter of the reference. */
function isServerNumber(wire: string, decimals: number): boolean {
  const digits = wire.replace(/\D/g, '').replace(/^0+/, '');
  return (
    /^(?!-0(\.0*)?$)-?(0|[1-9]\d*)(\.\d+)?$/.test(wire) &&
    (wire.split('.')[1]?.length ?? 0) === decimals &&
    digits.length <= 14
  );
}

test.each([
  ['100000000000000', {}],
  ['12345678901234567890', {}],
  ['1000000000000', { decimal: 2 }],
])('%s with %j has too many digits', (text, rules) => {
  expect(readNumber(text, rules, us)).toEqual({ ok: false, code: 331 });
});

test.each([
  ['99999999999999', {}, '99999999999999'],
  ['999999999999.99', { decimal: 2 }, '999999999999.99'],
])('%s with %j has just enough', (text, rules, wire) => {
  expect(readNumber(text, rules, us)).toMatchObject({ ok: true, value: { wire } });
});

const anyFormats = fc.constantFrom(...Object.values(presets), { ...us, groupSeparator: '' });
const anyRules = fc.record({ decimal: fc.integer({ min: 0, max: 6 }), strip: fc.boolean() });

test('never throws, and sends only what the server accepts', () => {
  const anyInput = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('-', '0', '1', '9', ',', '.', ' ') }),
  );
  fc.assert(
    fc.property(anyFormats, anyRules, anyInput, (formats, rules, input) => {
      const result = readNumber(input, rules, formats);
      return !result.ok || isServerNumber(result.value.wire, rules.decimal);
    }),
  );
});
