import { isInaccessible, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submitButtons } from './dom';
import { readPath } from '@/routing/address';

/** The field for a text, by the beginning of its label. */
export function textField(label: string): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
}

/** Types a text in place of another. */
export async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** The button that does what the form on screen is for, whatever it says. */
export function submitButton(): HTMLElement {
  const button = querySubmitButton();
  if (!button) throw new Error('No form is on screen that can be submitted.');
  return button;
}

/** The same, once it is there. */
export function findSubmitButton(): Promise<HTMLElement> {
  return waitFor(submitButton);
}

/** The same, or null: a window without a form, or one that has nothing to submit. */
export function querySubmitButton(): HTMLElement | null {
  const buttons = submitButtons().filter(
    (button) => button.form?.role !== 'search' && !isInaccessible(button),
  );
  if (buttons.length > 1) throw new Error('Several buttons on screen submit a form.');
  return buttons[0] ?? null;
}

/** Submits the form on screen once it is there. */
export async function submitForm(user: UserEvent): Promise<void> {
  await user.click(await findSubmitButton());
}

/** Leaves the form on screen without saving, once it is there. */
export async function cancelForm(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
}

/** Waits until the address is that of another window. */
export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => {
    expect(readPath()).toBe(path);
  });
}

/** Chooses an option of a list with a filter box. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(screen.getByRole('option', { name: option }));
}
