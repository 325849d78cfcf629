/** The home page: for everybody's eyes, and with nothing that moves when the answers come. */
import { expect, test } from './support/test';

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test(`the desk is accessible and stands still at ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height });
    await logIn('jonas');
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources = Reflect.get(entry, 'sources') as { node: Element | null }[];
          // The host page is another's matter: it makes way for the client when that starts.
          const own = sources.filter(({ node }) => node?.closest('main'));
          shifts.push(...own.map(({ node }) => node?.outerHTML.slice(0, 120) ?? ''));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/client/index.php');
    await expect(page.getByRole('heading', { level: 2, name: 'Assigned to me' })).toBeVisible();
    const main = page.getByRole('main');
    // Every list has its count when its answer is there.
    const lists = await main.getByRole('heading', { level: 3 }).count();
    await expect(main.locator('h3 > span')).toHaveCount(lists);

    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as string[])).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false);
    await expectAccessible();

    // Where the server has said that one issue comes, one below the other leaves no room for five.
    const one = main.getByRole('heading', { level: 3, name: /^Bugs — Assigned to me/ });
    const next = main.getByRole('heading', { level: 3, name: /^Bugs — Not assigned/ });
    const [from, to] = [await one.boundingBox(), await next.boundingBox()];
    if (width === 390) expect((to?.y ?? Infinity) - (from?.y ?? 0)).toBeLessThan(120);
  });
}
