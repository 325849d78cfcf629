/**
 * The empty search box says what is searched where it has room for that, else "Search"; neither is cut off, in any
 * language, whether an issue stands beside the list or not.
 */
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

const box = (page: Page) => page.locator('main [role=search] input[type=search]');

/** The sentence for the names of the demo, whatever its language. */
function sentenceIn(locale: string): string {
  const word = wordsOf(locale);
  return word('issues.list.searchIn')
    .replace('{column}', word('common.column.name'))
    .replace('{type}', 'Bugs');
}

/** What stands in the box, and how much wider the box is than this and than a text, in px. */
function measure(page: Page, sentence: string) {
  return box(page).evaluate((input, ofSentence) => {
    if (!(input instanceof HTMLInputElement)) throw new Error('The box is none.');
    const style = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('Nothing can be measured.');
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      input.clientWidth -
      Number.parseFloat(style.paddingInlineStart) -
      Number.parseFloat(style.paddingInlineEnd);
    const spare = (text: string) => room - Math.ceil(canvas.measureText(text).width);
    return {
      text: input.placeholder,
      spare: spare(input.placeholder),
      spareOfSentence: spare(ofSentence),
    };
  }, sentence);
}

test('the words of the empty search box are whole in all languages', async ({
  page,
  context,
  logIn,
}) => {
  test.slow();
  expect(locales).toHaveLength(17);
  await logIn('priya');
  const wrong: string[] = [];
  for (const locale of locales) {
    const sentence = sentenceIn(locale);
    const search = wordsOf(locale)('issues.list.search');
    /** The sentence where there is room for it, or else the word, of which nothing is cut off. */
    const look = async (place: string) => {
      await expect
        .poll(async () => {
          const { text, spareOfSentence } = await measure(page, sentence);
          return text === (spareOfSentence >= 0 ? sentence : search);
        }, `${locale}, ${place}: the sentence where there is room`)
        .toBe(true);
      const { text, spare } = await measure(page, sentence);
      if (spare < 0) wrong.push(`${locale}, ${place}: ${text}, ${String(-spare)} px`);
      return text;
    };

    await speakLocale(context, locale);
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(`/client/index.php?${locale}#/types/1/issues`);
    await expect(page.locator('main a[data-row-link]').first()).toBeVisible();
    // Its name says it in any case.
    await expect(box(page)).toHaveAccessibleName(sentence);
    expect(await look('wide')).toBe(sentence);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await look('alone')).toBe(sentence);
    await page.locator('main a[data-row-link]').first().click();
    await expect(page.locator('[data-scroller] aside:visible')).toBeVisible();
    await look('beside an issue');
  }
  expect(wrong).toEqual([]);
});

test('the sentence gives way as the box becomes narrow, and comes back', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn('priya');
  await page.goto('/client/index.php#/types/1/issues');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Name in Bugs');

  await page.locator('main [role=search] button').first().click();
  await page.getByRole('option', { name: 'Created by' }).click();
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Created by in Bugs');

  const limitWidth = (width: string) =>
    page.locator('main [role=search]').evaluate((form: HTMLElement, most) => {
      form.style.maxInlineSize = most;
    }, width);
  await limitWidth('200px');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search');
  await expect(box(page)).toHaveAccessibleName('Search Created by in Bugs');

  await limitWidth('');
  await expect(box(page)).toHaveAttribute('placeholder', 'Search Created by in Bugs');
});
