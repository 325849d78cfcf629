import { timeDifference } from '@/lib/differences';

test.each([
  [29, 0, 'minutes'],
  [30, 1, 'minutes'],
  [90, 2, 'minutes'],
  [7199, 120, 'minutes'],
  [7200, 2, 'hours'],
  [9000, 3, 'hours'],
  [172799, 48, 'hours'],
  [172800, 2, 'days'],
  [388800, 5, 'days'],
  [1000000000, 11574, 'days'],
  [-5, 0, 'minutes'],
])('%d seconds are %d %s', (seconds, count, unit) => {
  expect(timeDifference(seconds)).toEqual({ count, unit });
});
