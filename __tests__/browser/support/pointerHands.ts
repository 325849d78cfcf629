import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Hands, pickerOf, valuesBeside } from './hands';

/** Works a page by the pointer; text alone is typed. */
export function pointerHands(page: Page): Hands {
  const beside = (field: Locator) => field.locator('..');

  async function openPicker(field: Locator, button: 'Select a date' | 'Select a time') {
    await beside(field).getByRole('button', { name: button }).click();
    return pickerOf(field);
  }

  const self: Hands = {
    async press(target) {
      await target.click();
    },

    async openRow(row) {
      await row.click();
    },

    async openRowInNewTab(row) {
      const opened = page.context().waitForEvent('page');
      await row.click({ button: 'middle' });
      return opened;
    },

    async write(field, text) {
      await field.click();
      await field.fill(text);
    },

    async search(box, text) {
      await self.write(box, text);
      await beside(box).getByRole('button', { name: 'Search', exact: true }).click();
    },

    async choose(list, option) {
      if ((await list.getAttribute('aria-expanded')) !== 'true') await list.click();
      await beside(list).getByRole('option', { name: option, exact: true }).click();
    },

    async select(list, option) {
      await list.selectOption(option);
    },

    async command(menu, item) {
      await menu.click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    },

    async suggest(field, ...items) {
      await field.fill('');
      const values = valuesBeside(field);
      for (let left = await values.count(); left > 0; left -= 1) {
        await values.first().getByRole('button').click();
        await expect(values).toHaveCount(left - 1);
      }
      const choices = beside(field);
      for (const item of items) {
        const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
        if (!isOpen) await choices.getByRole('button', { name: 'Show choices' }).click();
        await choices.getByRole('option', { name: item, exact: true }).click();
      }
    },

    async pickDay(field, { year, month, day }) {
      const picker = await openPicker(field, 'Select a date');
      await picker.getByRole('combobox', { name: 'Month' }).selectOption(month);
      await picker.getByRole('spinbutton', { name: 'Year' }).fill(String(year));
      await picker.getByRole('button', { name: `${month} ${day}, ${year}` }).click();
      await expect(picker).toBeHidden();
    },

    async pickTime(field, hour, minute) {
      const picker = await openPicker(field, 'Select a time');
      await picker.getByRole('combobox', { name: 'Hour' }).selectOption(hour);
      await picker.getByRole('combobox', { name: 'Minute' }).selectOption(minute);
      await openPicker(field, 'Select a time');
      await expect(picker).toBeHidden();
    },

    async check(radio) {
      await radio.check();
    },

    async embolden(area) {
      await area.selectText();
      await page.getByRole('button', { name: 'Bold' }).click();
    },

    async attach(field, { name, content }) {
      // The browser reads it when it is sent.
      const file = test.info().outputPath(name);
      await writeFile(file, content);
      await field.scrollIntoViewIfNeeded();
      const box = await field.boundingBox();
      if (!box) throw new Error('The file field is not on the screen.');
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const data = { items: [], files: [file], dragOperationsMask: 1 };
      // A drag from outside the browser: only a real one reaches the browser's own field.
      const session = await page.context().newCDPSession(page);
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
        await session.send('Input.dispatchDragEvent', { type, ...at, data });
      }
      await session.detach();
    },

    async dismiss(window) {
      await window.getByRole('button', { name: 'Close' }).click();
      await expect(window).toBeHidden();
    },
  };
  return self;
}
