import type { FormatSettings } from '@/lib/values/formats';
import { type NumberRules, formatInteger, formatNumber } from '@/lib/values/formatNumbers';
import { parseNumber } from '@/lib/values/parseNumbers';
import { fc } from '@tests/support/properties';
import { de, pl, presets, us } from './samples';

type Accepted = [
  formats: FormatSettings,
  input: string,
  rules: NumberRules,
  text: string,
  wire: string,
];

describe('parseNumber', () => {
  test.each<Accepted>([
    [us, '1234.5', { decimal: 2 }, '1,234.50', '1234.50'],
    [us, '1,234.50', { decimal: 2, strip: true }, '1,234.5', '1234.50'],
    [us, '5.', { decimal: 1 }, '5.0', '5.0'],
    [us, '000123', {}, '123', '123'],
    [us, '1.2500', { decimal: 2 }, '1.25', '1.25'],
    [us, '-0.00', { decimal: 2 }, '0.00', '0.00'],
    [us, '99999999999999', {}, '99,999,999,999,999', '99999999999999'],
    [us, '999999999999.99', { decimal: 2 }, '999,999,999,999.99', '999999999999.99'],
    [us, '100000000000000', {}, '100,000,000,000,000', '100000000000000'],
    [us, '-1234567', {}, '-1,234,567', '-1234567'],
    [de, '1.234,5', { decimal: 2 }, '1.234,50', '1234.50'],
    [de, '1234,5', { decimal: 2 }, '1.234,50', '1234.50'],
    [de, '1.234', {}, '1.234', '1234'],
    [pl, '1 234,5', { decimal: 1 }, '1 234,5', '1234.5'],
    [{ ...us, groupSeparator: '' }, '1234.5', { decimal: 1 }, '1234.5', '1234.5'],
    [{ ...us, groupSeparator: "'" }, "1'234", {}, "1'234", '1234'],
  ])('reads %j: %s', (formats, input, rules, text, wire) => {
    expect(parseNumber(input, rules, formats)).toEqual({ ok: true, value: { text, wire } });
  });

  test.each<[FormatSettings, string, NumberRules, number]>([
    [us, '.5', { decimal: 2 }, 332],
    [us, '12,34', { decimal: 2 }, 332],
    [us, '1234,567', { decimal: 2 }, 332],
    [us, '1e3', { decimal: 2 }, 332],
    [us, '+1', { decimal: 2 }, 332],
    [us, '- 1', { decimal: 2 }, 332],
    [us, '', { decimal: 2 }, 332],
    [us, '-', {}, 332],
    [us, '1.255', { decimal: 2 }, 330],
    [us, '1.5', {}, 330],
    [de, '1234.5', { decimal: 2 }, 332],
    [de, '1.23', { decimal: 2 }, 332],
    [{ ...us, groupSeparator: '' }, '1,234', {}, 332],
  ])('refuses %j: %s', (formats, input, rules, code) => {
    expect(parseNumber(input, rules, formats)).toEqual({ ok: false, code });
  });

  const anyFormats = fc.constantFrom(...Object.values(presets), { ...us, groupSeparator: '' });
  const anyRules = fc.record({ decimal: fc.integer({ min: 0, max: 6 }), strip: fc.boolean() });

  test('reads back what it shows, exactly', () => {
    fc.assert(
      fc.property(
        anyFormats,
        anyRules,
        fc.bigInt(-(10n ** 14n) + 1n, 10n ** 14n - 1n),
        (formats, rules, units) => {
          const digits = (units < 0n ? -units : units).toString().padStart(rules.decimal + 1, '0');
          const point = digits.length - rules.decimal;
          const sign = units < 0n ? '-' : '';
          const wire =
            sign + digits.slice(0, point) + (rules.decimal > 0 ? `.${digits.slice(point)}` : '');

          const text = formatNumber(wire, rules, formats);

          expect(parseNumber(text, rules, formats)).toEqual({ ok: true, value: { text, wire } });
        },
      ),
    );
  });
});

describe('formatNumber', () => {
  test.each<[FormatSettings, string | null, NumberRules, string]>([
    [us, '1234.50', { decimal: 2, strip: true }, '1,234.5'],
    [us, '12.30', { decimal: 2 }, '12.30'],
    [de, '-1234567.891', { decimal: 2 }, '-1.234.567,89'],
    [pl, '1000', {}, '1 000'],
    [us, '12.75', {}, '13'],
    [us, '1.005', { decimal: 2 }, '1.01'],
    [us, '-2.5', {}, '-3'],
    [us, '-0.001', {}, '0'],
    [us, '-0.001', { decimal: 2, strip: true }, '0'],
    [us, '-0.001', { decimal: 2 }, '0.00'],
    [us, '100', { decimal: 0, strip: true }, '100'],
    [us, null, {}, ''],
    [us, '', {}, ''],
    [us, 'many', {}, 'many'],
  ])('%j: %j with %j', (formats, wire, rules, text) => {
    expect(formatNumber(wire, rules, formats)).toBe(text);
  });

  test('shows counts in groups', () => {
    expect(formatInteger(11574, us)).toBe('11,574');
  });
});
