import { lazyCode } from '@/lib/lazyCode';
import { issuePaths } from '@/routing/paths/issues';
import { definePage } from '@/windows/windowPage';
import { defineWindow } from '@/windows/windowRoute';

const path = issuePaths.issueDetails.url({ issueId: 7 });

/** A window of its own, and how often the code beside it was fetched. */
function createRoute(fetchBeside: () => Promise<string>) {
  const fetch = jest.fn(fetchBeside);
  const page = definePage<{ issueId: number }>({
    title: () => ({ text: 'Seven' }),
    Page: () => null,
  });
  const route = defineWindow({
    path: issuePaths.issueDetails,
    access: 'anybody',
    load: () => Promise.resolve({ page }),
    alongside: [lazyCode(fetch)],
  });
  return { route, fetch };
}

it('what a window is drawn with comes with one that is opened, and not with its code alone', async () => {
  const { route, fetch } = createRoute(() => Promise.resolve('markup'));

  await route.lazy();
  expect(fetch).not.toHaveBeenCalled();
  await route.handle.open(path)?.loadPage();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each([
  ['is on its way', () => new Promise<never>(() => undefined)],
  ['cannot be had', () => Promise.reject(new Error('Gone'))],
])('a window opens while that %s', async (_case, fetchBeside) => {
  const { route } = createRoute(fetchBeside);
  const opened = route.handle.open(path);

  await opened?.loadPage();

  expect(opened?.loadedPage()).not.toBeNull();
});
