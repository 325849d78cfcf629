import { bringCommands } from './support/bringCommands';
import { bundleDevTools } from './support/bundleDevTools';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Set by support/devTools.js, which stands in for the browser extension. */
    devTools: { states(): number; jump(index: number): void };
  }
}

test('a jump in Redux DevTools moves the whole screen and sends nothing', async ({
  page,
  context,
  logIn,
}) => {
  await context.addInitScript({ path: await bundleDevTools(test.info().outputDir) });
  await logIn('maria');
  // What comes by itself is there before anything is counted.
  await bringCommands(page);
  const moments: { state: number; url: string; title: string; dialog: string | null }[] = [];

  async function remember() {
    await page.waitForLoadState('networkidle');
    const dialog = page.getByRole('dialog');
    moments.push({
      state: (await page.evaluate(() => window.devTools.states())) - 1,
      url: new URL(page.url()).hash,
      title: await page.title(),
      dialog:
        (await dialog.count()) > 0 ? await dialog.getByRole('heading').first().textContent() : null,
    });
  }

  await page.getByRole('button', { name: 'Type: Select a type' }).click();
  await page.getByRole('option', { name: 'Bugs', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await remember();
  await page.getByRole('searchbox').fill('umlauts');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('umlauts');
  await remember();
  await page.getByRole('row').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('region', { name: 'All history' })).toBeVisible();
  await remember();
  await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
  await remember();

  const sent: string[] = [];
  page.on('request', (request) => {
    // The browser itself asks for the page's icon whenever the address changes.
    if (!request.url().includes('/common/images/')) sent.push(request.url());
  });
  for (const moment of [...moments].reverse().concat(moments)) {
    await page.evaluate((index) => {
      window.devTools.jump(index);
    }, moment.state);
    await expect(page).toHaveTitle(moment.title);
    expect(new URL(page.url()).hash).toBe(moment.url);
    const dialog = page.getByRole('dialog');
    if (moment.dialog === null) await expect(dialog).toBeHidden();
    else await expect(dialog.getByRole('heading').first()).toHaveText(moment.dialog);
    await expect(page.getByRole('searchbox')).toHaveValue(
      moment.state >= (moments[1]?.state ?? 0) ? 'umlauts' : '',
    );
  }
  expect(sent).toEqual([]);
});
