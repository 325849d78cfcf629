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

const timers = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
  ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback', 'performance', 'hrtime'] as const),
];

/** Puts the date alone into the hands of the test: it stands still until it is set anew, and timers go on. */
export function setDate(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: timers });
  atTestEnd(() => {
    jest.useRealTimers();
  });
}
