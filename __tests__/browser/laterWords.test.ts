import { speakLocale } from './support/speakLocale';
import { expect, test } from './support/test';
import { wordsOf } from './support/wordsOf';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const word = wordsOf('de');

/** What comes after the first picture: no page names it, the words that come first do. */
const later = '**/assets/js/i18n-de-later.*.json';

test('the words of windows come after the list, once', async ({ page, context, logIn }) => {
  await logIn('priya');
  await speakLocale(context, 'de');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const came = page.waitForResponse(later);

  await page.goto('/client/index.php?anew#/types/1/issues');
  await expect(page.getByRole('table', { name: word('common.term.issues') })).toBeVisible();
  await came;
  await page.getByRole('row').nth(1).click();

  await expect(
    page.getByRole('dialog').getByRole('region', { name: word('issues.details.properties') }),
  ).toBeVisible();
  const names = asked.map((url) => url.split('/').at(-1) ?? '');
  expect(names.filter((name) => name.includes('-later.'))).toHaveLength(1);
  const list = names.indexOf('list.php');
  expect(names.findIndex((name) => name.includes('-later.'))).toBeGreaterThan(list);
});

test('a window without its words says so in its language, and opens when it can', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('priya');
  await speakLocale(context, 'de');
  await context.route(later, (route) => route.abort('internetdisconnected'));
  await page.goto('/client/index.php?anew#/types/1/issues');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '#/issues/1';
  });

  const error = page.getByRole('dialog', { name: word('errors.title.network') });
  await expect(error).toBeVisible();
  await context.unroute(later);
  await error.getByRole('button', { name: word('common.action.retry') }).click();

  await expect(
    page.getByRole('dialog').getByRole('region', { name: word('issues.details.properties') }),
  ).toBeVisible();
});
