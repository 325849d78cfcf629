/** What several stories do, and where they look. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { submitForm, textField } from '@tests/support/forms';
import type { LivingApp, LivingTracker, Sent } from '@tests/support/server/livingTracker';

/** What the clock of the server says in all stories. */
const now = '11/21/2026 2:23 am';

/** The window of an issue, once it is there. */
export function issueWindow(name: string): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: new RegExp(`^${name}`) });
}

/** Opens an issue as a user, on a wide screen, with the keys at work: the first one fetches them, and would be a letter. */
export async function openWithKeys(
  tracker: LivingTracker,
  issueId: number,
  name: string,
): Promise<LivingApp> {
  const app = await tracker.open('bob', `/issues/${issueId}`, { isWide: true });
  await issueWindow(name);
  await app.user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await app.user.keyboard('{Escape}');
  expect(await app.sent()).toEqual(['getGlobal', 'loadIssue', 'getAlertStatus']);
  return app;
}

/** Until the history on screen has an entry with this text. */
export async function findInHistory(text: string): Promise<void> {
  const history = await screen.findByRole('region', { name: 'All history' });
  await within(history).findByText(text);
}

/** Waits until the entries of the history on screen say this, without when: a title is there before them. */
export async function expectHistory(entries: readonly string[]): Promise<void> {
  await waitFor(() => {
    expect(readHistory()).toEqual(entries);
  });
}

function readHistory(): string[] {
  return within(screen.getByRole('region', { name: 'All history' }))
    .getAllByRole('article')
    .map(({ textContent }) => textContent.replaceAll(now, ''));
}

/** From the window of an issue: types a comment. */
export async function startComment(user: UserEvent, text: string): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Add comment' }));
  await user.type(await textField('Comment'), text);
}

/** The same, and saves it. */
export async function writeComment(user: UserEvent, text: string): Promise<void> {
  await startComment(user, text);
  await submitForm(user);
}

/** The same call so many times. */
export function times(count: number, call: Sent): Sent[] {
  return Array.from({ length: count }, () => call);
}

/** Calls of which none waits for another one before it: which comes first is chance. */
export function inAnyOrder(calls: readonly Sent[]): Sent[] {
  return calls.toSorted();
}

/** Until a job over many issues says this in the end. */
export function outcomeOfJob(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '[data-bulk] span' });
}

/** Until every list of the desk has its answer. They are asked for one after the other, so each has time of its own. */
export async function deskIsComplete(): Promise<void> {
  await screen.findByRole('heading', { name: 'Assigned to me' });
  for (const list of screen.getAllByRole('heading', { level: 3 })) {
    await waitFor(() => {
      expect(list).toHaveTextContent(/\d$/);
    });
  }
}

/** What a question shows that somebody else has changed meanwhile: of each part its name, before and after. */
export async function findNews(): Promise<(string | null)[][]> {
  await screen.findByText(/^Someone has changed this since you opened it/);
  const parts = screen.getAllByRole('region').filter((part) => within(part).queryByText('Before'));
  return parts.map((part) => [
    part.getAttribute('aria-label'),
    ...within(part)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ]);
}
