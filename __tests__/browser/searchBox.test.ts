/** What the empty search box says is not cut off, in any language, where an issue stands beside the list. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { speakLocale } from './support/speakLocale';
import { expect, test } from './support/test';
import { wordsOf } from './support/wordsOf';

test.use({ reading: 'pane' });
test.setTimeout(240_000);

const locales = readdirSync(path.resolve(import.meta.dirname, '../../translations'))
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => /^[a-z]{2}(_[A-Z]{2})?$/.test(name));

/** What stands in the box, and how much wider the box is, in px. */
function measure(page: Page): Promise<{ text: string; spare: number }> {
  return page.locator('main [role=search] input[type=search]').evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('The box is none.');
    const style = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('Nothing can be measured.');
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = input.placeholder;
    const room =
      input.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd);
    return { text, spare: room - canvas.measureText(text).width };
  });
}

test('the words of the empty search box are whole in all languages', async ({
  page,
  context,
  logIn,
}) => {
  expect(locales).toHaveLength(17);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('priya');
  const cut: string[] = [];
  for (const locale of locales) {
    await speakLocale(context, locale);
    await page.goto(`/client/index.php?${locale}#/types/1/issues`);
    await page.locator('main a[data-row-link]').first().click();
    await expect(page.locator('[data-scroller] aside:visible')).toBeVisible();

    const { text, spare } = await measure(page);

    expect(text).toBe(wordsOf(locale)('issues.list.search'));
    if (spare < 0) cut.push(`${locale}: ${text}, ${String(Math.round(-spare))} px`);
  }
  expect(cut).toEqual([]);
});
