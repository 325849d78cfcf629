import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field for a text, by the beginning of its label. */
export function textField(label: string): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
}

/** Types a text in place of another. */
export async function retype(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** Presses a button of the form once it is there. */
export async function press(user: UserEvent, name: 'OK' | 'Cancel'): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Waits until the address is that of another window. */
export async function arriveAt(path: string): Promise<void> {
  await waitFor(() => {
    expect(window.location.hash).toBe(`#${path}`);
  });
}

/** Chooses an option of a list with a filter box. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${label}`) }));
  await user.click(screen.getByRole('option', { name: option }));
}
