import { formatDate, formatTimeOfDay } from '@/lib/values/formatDates';
import { formatNumber } from '@/lib/values/formatNumbers';
import {
  dateFormats,
  numberFormats,
  readFormats,
  timeFormats,
} from '@/server/rules/regionalFormats';

const usual = [numberFormats.dot2, dateFormats.ymd4, timeFormats['24h2']] as const;

/** A letter for each digit. */
const doubled = (letter: string) => (digits: string) => letter.repeat(digits.length);

test.each(Object.values(numberFormats))('a number is written like the name %s', (name) => {
  const formats = readFormats(name, usual[1], usual[2]);

  expect(formatNumber('1000', { decimal: 2 }, formats)).toBe(name);
});

test.each(Object.values(dateFormats))('a date is written like the name %s', (name) => {
  const formats = { ...readFormats(usual[0], name, usual[2]), firstDayOfWeek: 1 };
  const written = formatDate('3333-02-01', {}, formats);

  const pattern = written
    .replaceAll('3', 'y')
    .replace(/0?2/, doubled('m'))
    .replace(/0?1/, doubled('d'));
  expect(pattern).toBe(name);
});

test.each(Object.values(timeFormats))('a time is written like the name %s', (name) => {
  const formats = { ...readFormats(usual[0], usual[1], name), firstDayOfWeek: 1 };
  const written = formatTimeOfDay(1, 22, formats);

  const hour = name.startsWith('h') ? 'h' : 'H';
  const pattern = written.replace('22', 'mm').replace('am', 'tt').replace(/0?1/, doubled(hour));
  expect(pattern).toBe(name);
});
