import { expect, type Locator, type Page } from '@playwright/test';
import { type Hands, pickerOf, valuesBeside } from './hands';

/** More stops than any screen has. */
const MAX_STOPS = 200;

/** Works a page by keys alone: what cannot be reached by them fails the test. */
export function keyboardHands(page: Page): Hands {
  const { keyboard } = page;

  /** Presses a key until something is true. */
  async function pressUntil(key: string, isThere: () => Promise<boolean>): Promise<void> {
    for (let presses = 0; presses < MAX_STOPS; presses += 1) {
      if (await isThere()) return;
      await keyboard.press(key);
    }
    throw new Error(`Pressing ${key} leads nowhere.`);
  }

  const rowLink = (row: Locator) => row.locator('[data-row-link]');
  const isFocused = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement);

  /** Walks the stops of the Tab key; a toolbar and the rows of a grid are one stop each, with arrows inside. */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    const isBefore = await target.evaluate((element) => {
      const now = document.activeElement ?? document.body;
      const isFollowed = element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
      return isFollowed !== 0;
    });
    await pressUntil(isBefore ? 'Shift+Tab' : 'Tab', async () => {
      const place = await target.evaluate((element) => {
        const now = document.activeElement;
        if (now === element) return 'there';
        const toolbar = element.closest('[role=toolbar]');
        if (toolbar?.contains(now)) return 'toolbar';
        const isRow = element.matches('[data-row-link]') && now?.matches('[data-row-link]');
        if (isRow) return 'rows';
        const toolbarOfText = document.querySelector(
          `[role=toolbar][aria-controls="${now?.id ?? ''}"]`,
        );
        return toolbarOfText ? 'text' : 'elsewhere';
      });
      if (place === 'toolbar') await pressUntil('ArrowRight', () => isFocused(target));
      if (place === 'rows') {
        await keyboard.press('Home');
        await pressUntil('ArrowDown', () => isFocused(target));
      }
      // In a text with markup the Tab key writes until Esc is pressed; elsewhere Esc leaves a form.
      if (place === 'text') await keyboard.press('Escape');
      return place !== 'text' && place !== 'elsewhere';
    });
  }

  async function selectReached(list: Locator, option: string): Promise<void> {
    await keyboard.press('Home');
    await pressUntil(
      'ArrowDown',
      async () => (await list.locator('option:checked').textContent()) === option,
    );
  }

  async function empty(field: Locator): Promise<void> {
    await reach(field);
    await keyboard.press('Control+A');
    await keyboard.press('Delete');
  }

  async function openPicker(field: Locator): Promise<Locator> {
    await reach(field);
    await keyboard.press('F4');
    const picker = pickerOf(field);
    await expect(picker.getByRole('gridcell').locator(':focus')).toBeVisible();
    return picker;
  }

  const self: Hands = {
    async press(target) {
      await reach(target);
      await keyboard.press('Enter');
    },

    async openRow(row) {
      await self.press(rowLink(row));
    },

    async openRowInNewTab(row) {
      await reach(rowLink(row));
      const opened = page.context().waitForEvent('page');
      await keyboard.press('Control+Enter');
      return opened;
    },

    async write(field, text) {
      await empty(field);
      await keyboard.type(text);
    },

    async search(box, text) {
      await self.write(box, text);
      await keyboard.press('Enter');
    },

    async choose(list, option) {
      if ((await list.getAttribute('aria-expanded')) !== 'true') await self.press(list);
      await expect(page.locator('input[role=combobox]:focus')).toBeAttached();
      await keyboard.type(option);
      const active = page.locator('[role=option][data-active]');
      await pressUntil(
        'ArrowDown',
        async () => (await active.count()) > 0 && (await active.textContent()) === option,
      );
      await keyboard.press('Enter');
    },

    async select(list, option) {
      await reach(list);
      await selectReached(list, option);
    },

    async command(menu, item) {
      await self.press(menu);
      const entry = page.getByRole('menuitem', { name: item, exact: true });
      await expect(entry).toBeVisible();
      await pressUntil('ArrowDown', () => isFocused(entry));
      await keyboard.press('Enter');
    },

    async suggest(field, ...items) {
      await empty(field);
      const values = valuesBeside(field);
      for (let left = await values.count(); left > 0; left -= 1) {
        await keyboard.press('Backspace');
        await expect(values).toHaveCount(left - 1);
      }
      for (const item of items) {
        await keyboard.type(item.slice(0, 2));
        await pressUntil('ArrowDown', async () => (await field.inputValue()) === item);
        await keyboard.press('Enter');
      }
    },

    async pickDay(field, { year, month, day }) {
      const picker = await openPicker(field);
      const months = picker.getByRole('combobox', { name: 'Month' });
      await reach(months);
      await selectReached(months, month);
      await self.write(picker.getByRole('spinbutton', { name: 'Year' }), String(year));
      const shown = picker.getByRole('gridcell').locator('[tabindex="0"]');
      await reach(shown);
      const dayOf = async () =>
        Number(await picker.locator('[role=gridcell] :focus').textContent());
      await pressUntil((await dayOf()) < day ? 'ArrowRight' : 'ArrowLeft', async () => {
        return (await dayOf()) === day;
      });
      await keyboard.press('Enter');
      await expect(picker).toBeHidden();
    },

    async pickTime(field, hour, minute) {
      const picker = await openPicker(field);
      await self.select(picker.getByRole('combobox', { name: 'Hour' }), hour);
      await self.select(picker.getByRole('combobox', { name: 'Minute' }), minute);
      await keyboard.press('Escape');
      await expect(picker).toBeHidden();
    },

    async check(radio) {
      const group = radio.locator('xpath=ancestor::*[@role="radiogroup"]');
      await reach(group.getByRole('radio', { checked: true }));
      await pressUntil('ArrowDown', () => isFocused(radio));
    },

    async embolden(area) {
      await reach(area);
      await keyboard.press('Control+A');
      await keyboard.press('Control+B');
    },

    async attach(field, { content }) {
      await reach(field);
      await page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const image = new Blob([bytes], { type: 'image/png' });
        await navigator.clipboard.write([new ClipboardItem({ [image.type]: image })]);
      }, content.toString('base64'));
      await keyboard.press('Control+V');
    },

    async dismiss(window) {
      await keyboard.press('Escape');
      await expect(window).toBeHidden();
    },
  };
  return self;
}
