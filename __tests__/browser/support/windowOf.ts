import type { Page } from '@playwright/test';
import { expect } from './test';

/** The open window of the client, in the words of a person who uses it. Labels are given by their beginning. */
export function windowOf(page: Page) {
  const frame = page.locator('[role=dialog][aria-modal=true]');
  const beginning = (label: string) =>
    new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const field = (label: string) => frame.getByRole('textbox', { name: beginning(label) });
  const region = (name: string) => frame.getByRole('region', { name, exact: true });

  async function expectTitle(title: string) {
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  /** Fills in text fields by their labels. */
  async function fill(texts: Readonly<Record<string, string>>) {
    for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
  }

  /** Chooses from a list with a filter box. */
  async function choose(label: string, option: string) {
    await frame.getByRole('combobox', { name: beginning(label) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Chooses from the browser's own lists. */
  async function select(options: Readonly<Record<string, string>>) {
    for (const [label, option] of Object.entries(options)) {
      await frame.getByRole('combobox', { name: beginning(label) }).selectOption(option);
    }
  }

  /** Ticks boxes and picks radio buttons. */
  async function tick(...names: string[]) {
    for (const name of names) {
      await frame.getByLabel(beginning(name)).check();
    }
  }

  async function follow(link: string) {
    await frame.getByRole('link', { name: link, exact: true }).click();
  }

  /** A row of a table, by the text of its link. */
  const row = (name: string) =>
    frame.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

  /** Opens what a row stands for. */
  async function open(name: string) {
    await row(name).click();
  }

  /** Takes a command from the menu of the window, or of a part of it. */
  async function command(entry: string, part = frame) {
    // A window that is about to be replaced takes its menu with it.
    await expect(async () => {
      await part.getByRole('button', { name: 'More' }).first().click();
      await page.getByRole('menuitem', { name: entry }).click({ timeout: 2_000 });
    }).toPass();
  }

  /** The button that does what the form is for, whatever it says. */
  const submit = frame.locator('button[type=submit]');

  /** Submits the form and waits for the window that follows. */
  async function save(next: string) {
    await submit.click();
    await expectTitle(next);
  }

  return {
    frame,
    field,
    region,
    expectTitle,
    fill,
    choose,
    select,
    tick,
    follow,
    command,
    submit,
    save,
    row,
    open,
    button: (name: string) => frame.getByRole('button', { name }),
  };
}
