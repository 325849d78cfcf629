import { untilShown } from '@/features/issues/untilShown';
import { locationChanged } from '@/screen/navigation';
import { setupStore } from '@/store/setupStore';
import { startClock } from '@tests/support/clock';
import { baseURL } from '@tests/support/server/tracker';

it('waits no longer for an issue that does not come than it is told to, and hears of nothing then', async () => {
  const { pass } = startClock();
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 1, csrfToken: null } });
  store.dispatch(locationChanged({ path: '/issues/7', kind: 'start' }));
  const stop = jest.fn();
  const heard: unknown[] = [];
  const form = { issueId: 7, stampId: 9, formPath: '/issues/7/edit', patience: 10_000 };
  void untilShown({ getState: store.getState, subscribe: () => stop }, form).then((isShown) =>
    heard.push(isShown),
  );

  await pass(9);
  expect([heard, stop.mock.calls]).toEqual([[], []]);

  await pass(1);
  expect(heard).toEqual([false]);
  expect(stop).toHaveBeenCalledTimes(1);
});
