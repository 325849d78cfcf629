import { formatFullHour, formatStamp } from '@/lib/values/stamps';
import { de, it as italian, pl, us, zoneAt } from './samples';

test.each([
  [us, '3/5/2021 4:05 pm'],
  [de, '05.03.2021 16:05'],
  [italian, '05/03/2021 16.05'],
])('%j shows a stamp', (formats, text) => {
  expect(formatStamp(1614960300, formats)).toBe(text);
});

test('a stamp is shown in the zone of the viewer', () => {
  expect(formatStamp(1614985200, de, zoneAt(1))).toBe('06.03.2021 00:00');
});

test.each([
  [us, ['12:00 am', '8:00 am', '12:00 pm', '11:00 pm']],
  [pl, ['00:00', '08:00', '12:00', '23:00']],
  [italian, ['00.00', '08.00', '12.00', '23.00']],
])('%j shows full hours', (formats, texts) => {
  expect([0, 8, 12, 23].map((hour) => formatFullHour(hour, formats))).toEqual(texts);
});
