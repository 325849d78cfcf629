import type { Page } from '@playwright/test';
import { findMisfits } from './support/fitting';
import { openWindow } from './support/openWindow';
import { expect, test } from './support/test';
import { wordsOf } from './support/wordsOf';

// One user changes language, so one after the other.
test.describe.configure({ mode: 'default' });

const dialogOf = (page: Page) => page.getByRole('dialog');

async function chooseLanguage(page: Page, label: string) {
  await openWindow(page, '/account/edit');
  await dialogOf(page).locator('select').selectOption({ label });
  await dialogOf(page).locator('button[type=submit]').click();
  await expect(dialogOf(page).locator('form')).toHaveCount(0);
}

for (const { locale, tag, name } of [
  { locale: 'de', tag: 'de', name: 'Deutsch' },
  { locale: 'ru', tag: 'ru', name: 'Русский' },
  { locale: 'ko', tag: 'ko', name: '한국어' },
  { locale: 'zh_CN', tag: 'zh-CN', name: '中文（中国）' },
]) {
  test(`a project administrator works in ${locale}`, async ({ page, logIn }) => {
    const word = wordsOf(locale);
    await logIn('daniel');

    await chooseLanguage(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(
      dialogOf(page).getByRole('heading', { name: word('users.details.account') }),
    ).toBeVisible();

    await page.goto('/client/index.php#/types/1/issues');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.getByRole('table', { name: word('common.term.issues') })).toBeVisible();
    expect(await findMisfits(page)).toEqual([]);

    await page.getByRole('row').nth(1).click();
    const edit = dialogOf(page).getByRole('link', {
      name: word('common.action.edit'),
      exact: true,
    });
    await expect(edit.first()).toBeVisible();
    expect(await findMisfits(page)).toEqual([]);

    await edit.first().click();
    await expect(
      dialogOf(page).getByRole('heading', { level: 1, name: word('issues.editIssue.title') }),
    ).toBeVisible();
    expect(await findMisfits(page)).toEqual([]);
    const issueName = dialogOf(page)
      .getByRole('textbox', { name: word('common.column.name') })
      .first();
    await issueName.fill(`Renamed in ${locale}`);
    await dialogOf(page).locator('button[type=submit]').click();
    await expect(dialogOf(page).getByRole('heading', { level: 1 })).toHaveText(
      `Renamed in ${locale}`,
    );

    await openWindow(page, '/projects/3/members/add');
    await expect(dialogOf(page).getByRole('heading', { level: 1 })).toHaveText(
      word('projects.addMembers.title'),
    );
    expect(await findMisfits(page)).toEqual([]);

    await chooseLanguage(page, word('users.language.default'));
  });
}
