/** The calendar of a date field in a real browser, which takes the focus from a day that goes. */
import { expect, test } from './support/test';
import { windowOf } from './support/windowOf';

test('keys and the choice of a month go from month to month, and the calendar stays', async ({
  page,
  logIn,
}) => {
  await logIn('jonas');
  await page.goto('/client/index.php#/issues/1/edit');
  const field = windowOf(page).frame.getByRole('combobox', { name: 'Due date' });
  const picker = page.getByRole('dialog', { name: 'Select a date' });
  const focused = picker.locator(':focus');
  for (const [day, keys, reached] of [
    ['10/29/2026', ['PageDown'], 'Sunday, November 29, 2026'],
    ['12/31/2026', ['PageUp'], 'Monday, November 30, 2026'],
    ['12/31/2026', ['ArrowDown', 'ArrowDown'], 'Thursday, January 14, 2027'],
    ['12/1/2026', ['ArrowLeft'], 'Monday, November 30, 2026'],
  ] as const) {
    await field.fill(day);
    await field.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(/ selected$/);
    for (const key of keys) await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(reached);
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
    await expect(field).toBeFocused();
  }

  await field.fill('12/1/2026');
  await field.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/ selected$/);
  // The focus is on a day still.
  await picker.getByRole('combobox', { name: 'Month' }).selectOption('April');
  await expect(focused).toHaveAccessibleName('Wednesday, April 1, 2026');
});
