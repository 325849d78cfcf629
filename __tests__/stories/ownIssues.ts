/** Issues of a living tracker, as stories find and change them behind the back of the client on screen. */
import type { LivingTracker } from '@tests/support/server/livingTracker';

type Client = LivingTracker['admin'];

/** The type of the issues in all stories. */
const bugs = 2;

export interface LoadedIssue {
  details: { name: string; folderId: number; subscribed?: boolean };
  attributes: { id: number; value: string | null }[];
  description: { text: string } | null;
}

/** The id of an attribute of bugs. */
export async function idOfAttribute(client: Client, name: string): Promise<number> {
  const { attributes } = await client.result<{ attributes: { id: number; name: string }[] }>(
    '/types/load.php',
    { typeId: bugs, attributes: true },
  );
  const found = attributes.find((attribute) => attribute.name === name);
  if (!found) throw new Error(`No attribute ${name}`);
  return found.id;
}

export function loadIssue(client: Client, issueId: number): Promise<LoadedIssue> {
  const payload = { issueId, attributes: true, description: true };
  return client.result('/issues/load.php', payload);
}

export async function valueOf(
  client: Client,
  issueId: number,
  attributeId: number,
): Promise<string | null | undefined> {
  const { attributes } = await loadIssue(client, issueId);
  return attributes.find(({ id }) => id === attributeId)?.value;
}

export async function setValue(
  client: Client,
  issueId: number,
  { id, value }: { id: number; value: string },
): Promise<void> {
  await client.result('/issues/edit.php', { issueId, values: [{ id, value }] });
}

/** All bugs, by their names. */
export async function listBugs(
  client: Client,
): Promise<{ id: number; cells: readonly (string | number)[] }[]> {
  const list = { typeId: bugs, offset: 0, limit: 100, sortColumn: 1, sortAscending: true };
  const { issues } = await client.result<{
    issues: { id: number; cells: (string | number)[] }[];
  }>('/issues/list.php', list);
  return issues;
}

/** Their names. */
export async function namesOfBugs(client: Client): Promise<(string | number | undefined)[]> {
  return (await listBugs(client)).map(({ cells }) => cells[1]);
}
