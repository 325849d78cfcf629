import type { Locator, Page } from '@playwright/test';

export interface Day {
  year: number;
  /** As the picker names it. */
  month: string;
  day: number;
}

export interface ImageFile {
  name: string;
  content: Buffer;
}

/** What a person can do to a page, by one means alone: the keyboard or the pointer. */
export interface Hands {
  /** A link or a button. */
  press(target: Locator): Promise<void>;
  /** Follows a row of a grid. */
  openRow(row: Locator): Promise<void>;
  openRowInNewTab(row: Locator): Promise<Page>;
  /** Text in place of what is in the field. */
  write(field: Locator, text: string): Promise<void>;
  /** Runs what was written into the search box. */
  search(box: Locator, text: string): Promise<void>;
  /** One of a list with a filter box. */
  choose(list: Locator, option: string): Promise<void>;
  /** One of the browser's own list. */
  select(list: Locator, option: string): Promise<void>;
  /** An entry of a menu. */
  command(menu: Locator, item: string): Promise<void>;
  /** Suggestions of a text field, in place of what is in it. */
  suggest(field: Locator, ...items: string[]): Promise<void>;
  pickDay(field: Locator, day: Day): Promise<void>;
  /** The hour and minute as the picker names them. */
  pickTime(field: Locator, hour: string, minute: string): Promise<void>;
  check(radio: Locator): Promise<void>;
  /** Makes all of a text bold. */
  embolden(area: Locator): Promise<void>;
  /** Brings an image into a file field: pasted, or dropped. */
  attach(field: Locator, image: ImageFile): Promise<void>;
  /** Closes the window. */
  dismiss(window: Locator): Promise<void>;
}

/** The calendar of a date field; it lies beside the text. */
export function pickerOf(field: Locator): Locator {
  return field.page().getByRole('dialog', { name: 'Select a date' });
}

/** What is chosen already in a field for several values. */
export const valuesBeside = (field: Locator): Locator =>
  field.locator('xpath=../preceding-sibling::ul/li');
