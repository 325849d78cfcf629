/** A list of issues that only differ by the number in their names, and by how severe they are. */
import { screen, waitFor, within } from '@testing-library/react';
import { sql } from 'kysely';
import { textKey } from '@/rules/textKey';
import { addTo, type SmallTracker } from '@tests/server/calls/smallTracker';
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

/** "Issue 1" and so on. */
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Issue ${String(index + 1)}`);

/**
 * Adds issues that differ by their names only, and answers their ids: the first by a call, all others by what saves it in
 * the database, in one statement. So many calls would take longer than what a story tells.
 */
export async function addAlike(
  { admin, folderId, server }: SmallTracker,
  [first = '', ...others]: readonly string[],
): Promise<number[]> {
  const alike = await addTo(admin, '/issues/add.php', { folderId, name: first });
  const given = JSON.stringify(others.map((name) => ({ name, key: textKey(name) })));
  const { rows } = await sql<{ id: number }>`
    select added.issue_id as id
    from issues alike,
      jsonb_array_elements(${given}::jsonb) given,
      save_issue(
        null, alike.folder_id, alike.created_by, ${server.clock.now}, given ->> 'name', given ->> 'key',
        null, alike.stamp - alike.id + 1,
        (
          select json_agg(json_build_object(
            'offset', id - alike.id, 'kind', kind, 'attributeId', attribute_id, 'oldValue', old_value,
            'newValue', case id when alike.id then given ->> 'name' else new_value end
          )) from history where issue_id = alike.id
        ),
        (
          select json_agg(json_build_object(
            'attributeId', attribute_id, 'value', value, 'valueKey', value_key, 'number', number
          )) from attribute_values where issue_id = alike.id
        ),
        null, null, null
      ) added
    where alike.id = ${alike}
  `.execute(server.db);
  return [alike, ...rows.map(({ id }) => id)];
}

/** Adds "Issue 1" and so on. */
export async function addNumbered(tracker: LivingTracker, count: number): Promise<NumberedIssues> {
  const { admin } = tracker;
  const ids = await addAlike(tracker, numbered(count));
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
