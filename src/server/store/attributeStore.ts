import { sql } from 'kysely';

import type { Attribute, AttributeDetails } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import { textKey } from '@/rules/textKey';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';
import { hasRow, refuseIfRow } from './hasRow';

export interface StoredAttribute {
  id: number;
  typeId: number;
  name: string;
  type: AttributeType;
  details: AttributeDetails;
}

/** The wire form: metadata beside the name. */
export function toAttribute({ id, name, type, details }: StoredAttribute): Attribute {
  return { id, name, type, ...details };
}

/** Those of all types, to be narrowed, in the types' attribute order; those without a position follow by name. */
export function selectAttributes(db: Database) {
  return db
    .selectFrom('attributes')
    .select(['id', 'typeId', 'name'])
    .select(({ ref }) => [
      ref('kind').$castTo<AttributeType>().as('type'),
      ref('details').$castTo<AttributeDetails>().as('details'),
    ])
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('nameKey')
    .orderBy('id');
}

export async function listAttributes(
  db: Database,
  typeIds: readonly number[],
): Promise<StoredAttribute[]> {
  if (typeIds.length === 0) return [];
  return selectAttributes(db).where('typeId', 'in', typeIds).execute();
}

/** Code 309. */
export async function getAttribute(db: Database, attributeId: number): Promise<StoredAttribute> {
  const attribute = await selectAttributes(db).where('id', '=', attributeId).executeTakeFirst();
  return attribute ?? refuse('UnknownAttribute');
}

/** Code 315. */
export async function requireFreeAttributeName(
  db: Database,
  typeId: number,
  name: string,
): Promise<void> {
  await refuseIfRow(
    db.selectFrom('attributes').select('id').where('typeId', '=', typeId).where('name', '=', name),
    'AttributeAlreadyExists',
  );
}

interface AttributeContent {
  name: string;
  type: AttributeType;
  details: AttributeDetails;
}

export async function addAttribute(
  db: Database,
  { typeId, name, type, details }: AttributeContent & { typeId: number },
): Promise<number> {
  return addRow(db, 'attributes', {
    typeId,
    name,
    nameKey: textKey(name),
    kind: type,
    details: JSON.stringify(details),
    position: null,
  });
}

export async function editAttribute(
  db: Database,
  attributeId: number,
  { name, type, details }: AttributeContent,
): Promise<void> {
  await db
    .updateTable('attributes')
    .set({ name, nameKey: textKey(name), kind: type, details: JSON.stringify(details) })
    .where('id', '=', attributeId)
    .execute();
}

/** Bytes. A history that is shorter has room whether or not it is counted anew. */
const longHistory = 100_000;

/**
 * Takes values and their history entries along. Long histories are counted anew the next time; to do so with all would lock
 * nearly every issue of the type.
 */
export async function deleteAttribute(db: Database, attributeId: number): Promise<void> {
  await sql`
    update issues set history_size = null
    where history_size > ${longHistory}
      and id in (select issue_id from history where attribute_id = ${attributeId})
  `.execute(db);
  await db.deleteFrom('attributes').where('id', '=', attributeId).execute();
}

export async function isAttributeUsed(db: Database, attributeId: number): Promise<boolean> {
  return hasRow(
    db.selectFrom('attributeValues').select('issueId').where('attributeId', '=', attributeId),
  );
}

export async function setAttributeOrder(
  db: Database,
  attributeIds: readonly number[],
): Promise<void> {
  for (const [position, attributeId] of attributeIds.entries()) {
    await db.updateTable('attributes').set({ position }).where('id', '=', attributeId).execute();
  }
}
