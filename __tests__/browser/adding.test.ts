/** Issues that are added one after another, by keys on a screen and by pointer on a phone. */
import { expectNothingBeside } from './support/fitting';
import { expect, test } from './support/ownDemo';

const form = '/client/index.php#/types/1/issues/add';

for (const width of [1280, 320]) {
  test(`issues are added in a row from a template on ${String(width)} px`, async ({
    page,
    logIn,
    expectAccessible,
  }) => {
    const isPhone = width === 320;
    const press = (name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      return isPhone ? button.click() : button.press('Enter');
    };
    const choose = async (name: string) => {
      await press('Templates');
      const entry = page.getByRole('menuitem', { name });
      await (isPhone ? entry.click() : entry.press('Enter'));
    };
    await page.setViewportSize({ width, height: 800 });
    await logIn('jonas');
    await page.goto(`${form}?Priority=1&description=Said%20by%20the%20address&unknown=1`);
    const name = page.getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeFocused();
    await expect(page.getByText(/^Parts of the address/)).toContainText('unknown=1');
    await expectAccessible();

    await choose('Save as template');
    await expect(page.getByRole('textbox', { name: /^Template name/ })).toBeFocused();
    await page.keyboard.type(`Row ${String(width)}`);
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Template saved: Row ${String(width)}`)).toBeVisible();

    await page.getByRole('textbox', { name: 'Description' }).fill('');
    await choose(`Row ${String(width)}`);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Said by the address',
    );
    await expect(name).toBeFocused();

    await page.getByRole('combobox', { name: /^Project/ }).click();
    await page.getByRole('option', { name: 'Web Shop' }).click();
    const box = page.getByRole('checkbox', { name: 'Add another' });
    await (isPhone ? box.click() : box.press('Space'));
    for (const title of ['Lamp', 'Chair']) {
      await name.fill(`${title} ${String(width)}`);
      await (isPhone ? press('Add issue') : page.keyboard.press('Control+Enter'));
      await expect(
        page.getByRole('dialog').getByRole('link', { name: new RegExp(`^#\\d+ ${title}`) }),
      ).toBeVisible();
      await expect(name).toBeFocused();
      await expect(name).toHaveValue('');
    }
    await expectAccessible();
    await expectNothingBeside(page);

    await choose('Edit templates');
    const list = page.getByRole('region', { name: 'Edit templates' });
    await expect(list).toBeFocused();
    await expectAccessible();
    const remove = list.getByRole('button', { name: 'Delete' });
    await (isPhone ? remove.click() : remove.press('Enter'));
    await expect(list).toBeHidden();
    await expect(page.getByRole('button', { name: 'Templates' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: `Chair ${String(width)}` }).first()).toBeVisible();
  });
}
