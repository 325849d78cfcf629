/** Work for idle time comes in the end, also where the browser never has any. */
import { whenIdle } from '@/lib/whenIdle';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A browser that never has nothing to do: it keeps its promise of the longest wait, as the standard says, and no other. */
function busyBrowser() {
  jest.useFakeTimers();
  jest.spyOn(window, 'requestIdleCallback').mockImplementation((callback, options) =>
    options?.timeout === undefined
      ? 0
      : window.setTimeout(callback, options.timeout, {
          didTimeout: true,
          timeRemaining: () => 0,
        } satisfies IdleDeadline),
  );
}

test('is done in the end by a browser that is never idle', () => {
  busyBrowser();
  const done = jest.fn();

  whenIdle(done);
  jest.advanceTimersByTime(1000);
  expect(done).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);

  expect(done).toHaveBeenCalledTimes(1);
});

test('is not done when it was called off', () => {
  busyBrowser();
  const done = jest.fn();

  whenIdle(done)();
  jest.advanceTimersByTime(10_000);

  expect(done).not.toHaveBeenCalled();
});
