import { relativeTimeText } from '@/lib/values/relativeTime';

const now = 1_790_000_000;
const hour = 3_600;
const day = 24 * hour;

test.each([
  [0, 'now'],
  [-59, 'now'],
  [59, 'now'],
  [-60, '1 minute ago'],
  [-59 * 60, '59 minutes ago'],
  [-hour, '1 hour ago'],
  [-day + 1, '23 hours ago'],
  [-day, '1 day ago'],
  [-29 * day, '29 days ago'],
  [-30 * day, '1 month ago'],
  [-364 * day, '12 months ago'],
  [-365 * day, '1 year ago'],
  [-800 * day, '2 years ago'],
  [5 * 60, 'in 5 minutes'],
])('%i seconds from now is "%s"', (seconds, text) => {
  expect(relativeTimeText(now + seconds, now, 'en-US')).toBe(text);
});

test('is told in the language of the user', () => {
  expect(relativeTimeText(now - 3 * hour, now, 'de-DE')).toBe('vor 3 Stunden');
});
