import { type DateRules, formatDate } from '@/lib/values/formatDates';
import { parseDate } from '@/lib/values/parseDates';
import { daysInMonth, readWireDate } from '@/lib/values/wireDates';
import type { FormatSettings } from '@/lib/values/formats';
import { browserZone } from '@/lib/values/zone';
import { fc } from '@tests/support/properties';
import { de, it, pl, presets, us, zoneAt } from './samples';

const time = { time: true };
const local = { time: true, local: true };
const warsaw = zoneAt(1);
const newYork = zoneAt(-5);

describe('parseDate', () => {
  test.each<[FormatSettings, string, DateRules, string]>([
    [us, '03/05/2021', {}, '3/5/2021'],
    [us, '3/5/2021', {}, '3/5/2021'],
    [us, '2/29/2020', {}, '2/29/2020'],
    [us, '1/1/0001', {}, '1/1/0001'],
    [us, '12/31/9999', {}, '12/31/9999'],
    [us, '3/5/2021 04:05PM', time, '3/5/2021 4:05 pm'],
    [us, '3/5/2021', time, '3/5/2021 12:00 am'],
    [us, '3/5/2021 12:30 pm', time, '3/5/2021 12:30 pm'],
    [us, '3/5/2021 12:30 am', time, '3/5/2021 12:30 am'],
    [de, '5.3.2021', {}, '05.03.2021'],
    [de, '05.03.2021 7:08', time, '05.03.2021 07:08'],
    [pl, '2021-3-5', {}, '2021-03-05'],
    [it, '05/03/2021 07.08', time, '05/03/2021 07.08'],
  ])('%j: reads %s with %j', (formats, input, rules, text) => {
    expect(parseDate(input, rules, formats)).toMatchObject({ ok: true, value: { text } });
  });

  test.each<[FormatSettings, string, DateRules, number]>([
    [us, '', {}, 332],
    [us, '3/5/21', {}, 332],
    [us, '2021-03-05', {}, 332],
    [us, '3/5/12021', {}, 332],
    [us, '3/5/2021 4:05 pm', {}, 332],
    [us, '13/1/2021', {}, 333],
    [us, '2/29/2021', {}, 333],
    [us, '2/29/1900', {}, 333],
    [us, '3/5/0000', {}, 333],
    [us, '3/5/2021 4:05', time, 332],
    [us, '3/5/2021  4:05 pm', time, 332],
    [us, '3/5/2021 0:30 am', time, 334],
    [us, '3/5/2021 13:30 pm', time, 334],
    [us, '3/5/2021 4:61 am', time, 334],
    [us, '3/5/2021 4:60 am', time, 334],
    [de, '05.03.2021 24:00', time, 334],
    [de, '31.04.2021', {}, 333],
    [de, '05/03/2021', {}, 332],
    [pl, '21-03-05', {}, 332],
    [pl, '2021-00-10', {}, 333],
    [it, '05/03/2021 07:08', time, 332],
  ])('%j: refuses %s with %j', (formats, input, rules, code) => {
    expect(parseDate(input, rules, formats)).toEqual({ ok: false, code });
  });

  test.each([
    [us, '3/5/2021 4:05 pm', time, warsaw, '2021-03-05 16:05'],
    [us, '3/5/2021 4:05 pm', local, warsaw, '2021-03-05 15:05'],
    [de, '05.03.2021 00:30', local, warsaw, '2021-03-04 23:30'],
    [us, '3/5/2021 4:05 pm', local, newYork, '2021-03-05 21:05'],
    [us, '3/5/2021', {}, newYork, '2021-03-05'],
  ])('%j: sends %s', (formats, input, rules, zone, wire) => {
    expect(parseDate(input, rules, formats, zone)).toMatchObject({ ok: true, value: { wire } });
  });

  test('refuses a date that leaves the calendar in UTC', () => {
    expect(parseDate('1/1/0001 12:30 am', local, us, warsaw)).toEqual({ ok: false, code: 333 });
  });

  test('never throws, and sends only what it can read again', () => {
    const anyInput = fc.oneof(
      fc.string(),
      fc.stringMatching(/^\d{1,4}[/.-]\d{1,4}[/.-]\d{1,4}( \d{1,2}[:.]\d{1,2}( ?[ap]m)?)?$/),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(presets)),
        fc.boolean(),
        anyInput,
        (formats, hasTime, input) => {
          const result = parseDate(input, { time: hasTime }, formats);
          const shape = hasTime ? /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/ : /^\d{4}-\d{2}-\d{2}$/;

          return (
            !result.ok ||
            (shape.test(result.value.wire) && readWireDate(result.value.wire) !== null)
          );
        },
      ),
    );
  });
});

describe('formatDate', () => {
  test.each([
    ['2021-03-05 23:30', de, local, warsaw, '06.03.2021 00:30'],
    ['2021-03-05 16:05', us, local, newYork, '3/5/2021 11:05 am'],
    ['2021-03-05 16:05', us, {}, newYork, '3/5/2021'],
    ['2021-03-05', pl, time, newYork, '2021-03-05 00:00'],
    ['0007-01-02', us, {}, newYork, '1/2/0007'],
    ['', us, {}, newYork, ''],
    [null, us, {}, newYork, ''],
    ['soon', us, {}, newYork, 'soon'],
  ])('%s', (wire, formats, rules, zone, text) => {
    expect(formatDate(wire, rules, formats, zone)).toBe(text);
  });

  test('what it shows is read back as it was', () => {
    const anyDate = fc
      .record({
        year: fc.integer({ min: 2, max: 9998 }),
        month: fc.integer({ min: 1, max: 12 }),
        hour: fc.nat(23),
        minute: fc.nat(59),
      })
      .chain((date) =>
        fc
          .integer({ min: 1, max: daysInMonth(date.year, date.month) })
          .map((day) => ({ ...date, day })),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(presets)),
        fc.integer({ min: -12, max: 14 }),
        anyDate,
        (formats, hours, date) => {
          const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
          const wire = `${pad(date.year, 4)}-${pad(date.month)}-${pad(date.day)} ${pad(date.hour)}:${pad(date.minute)}`;
          const zone = zoneAt(hours);

          const text = formatDate(wire, local, formats, zone);

          expect(parseDate(text, local, formats, zone)).toEqual({
            ok: true,
            value: { text, wire },
          });
        },
      ),
    );
  });
});

test('the zone of the browser converts there and back, years below 100 included', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9998 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (year, month, day) => {
        const utc = { year, month, day, hour: 12, minute: 34 };
        expect(browserZone.toUtc(browserZone.toLocal(utc))).toEqual(utc);
      },
    ),
  );
});
