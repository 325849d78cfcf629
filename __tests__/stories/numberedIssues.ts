/** A list of issues that only differ by the number in their names, and by how severe they are. */
import { screen, waitFor, within } from '@testing-library/react';
import { addTo } from '@tests/server/calls/smallTracker';
import { focused } from '@tests/support/dom';
import type { LivingApp, LivingTracker } from '@tests/support/server/livingTracker';
import { idOfAttribute, loadIssue, type LoadedIssue, setValue } from './ownIssues';

export interface NumberedIssues {
  idOf(number: number): number;
  /** As the server has it. */
  load(number: number): Promise<LoadedIssue>;
  /** Of all issues, as the server has them. */
  severities(): Promise<(string | null | undefined)[]>;
  setSeverity(number: number, value: string): Promise<void>;
}

/** Adds "Issue 1" and so on. */
export async function addNumbered(
  { admin, folderId }: LivingTracker,
  count: number,
): Promise<NumberedIssues> {
  const ids: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    ids.push(await addTo(admin, '/issues/add.php', { folderId, name: `Issue ${String(number)}` }));
  }
  const severity = await idOfAttribute(admin, 'Severity');

  function idOf(number: number): number {
    const id = ids[number - 1];
    if (id === undefined) throw new Error(`No issue ${String(number)}`);
    return id;
  }
  return {
    idOf,
    load: (number) => loadIssue(admin, idOf(number)),
    async severities() {
      const all = await Promise.all(ids.map((id) => loadIssue(admin, id)));
      return all.map(({ attributes }) => attributes.find(({ id }) => id === severity)?.value);
    },
    setSeverity: (number, value) => setValue(admin, idOf(number), { id: severity, value }),
  };
}

export function rowOf(number: number): HTMLElement {
  return screen.getByRole('row', { name: new RegExp(`Issue ${String(number)} `) });
}

export function linkOf(number: number): HTMLElement {
  return within(rowOf(number)).getByRole('link');
}

/** By the first key of somebody who has opened the list. */
export async function goToFirst(app: LivingApp): Promise<void> {
  // Keys are those of a list once its type is known.
  await app.settled();
  await app.user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toBe(linkOf(1));
  });
}
