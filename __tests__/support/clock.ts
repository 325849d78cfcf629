import { act } from '@testing-library/react';
import { atTestEnd } from '@tests/setup/testEnd';

/**
 * Puts time into the hands of the test: timers and `Date` stand still until `pass` lets seconds go by. Requests and
 * their answers take no time. Everything is as before when the test ends.
 */
export function startClock(): { pass: (seconds: number) => Promise<void> } {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
  atTestEnd(() => {
    jest.useRealTimers();
  });
  return {
    pass: (seconds) =>
      act(async () => {
        await jest.advanceTimersByTimeAsync(seconds * 1000);
      }),
  };
}
