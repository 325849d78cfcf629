import type { Attribute } from '@/protocol/attributes';

import type { Database } from '@/server/database/schema';
import { textKey } from '@/server/rules/textKey';

/** Wire values of an issue by attribute; empty ones are missing. */
export async function loadValues(db: Database, issueId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('attributeValues')
    .select(['attributeId', 'value'])
    .where('issueId', '=', issueId)
    .execute();
  return new Map(rows.map(({ attributeId, value }) => [attributeId, value]));
}

/** Stores values in wire format; "" deletes. */
export async function storeValues(
  db: Database,
  issueId: number,
  values: readonly { attribute: Attribute; value: string }[],
): Promise<void> {
  const cleared = values.filter(({ value }) => value === '').map(({ attribute }) => attribute.id);
  const set = values.filter(({ value }) => value !== '');
  if (cleared.length > 0) {
    await db
      .deleteFrom('attributeValues')
      .where('issueId', '=', issueId)
      .where('attributeId', 'in', cleared)
      .execute();
  }
  if (set.length > 0) {
    await db
      .insertInto('attributeValues')
      .values(
        set.map(({ attribute, value }) => ({
          issueId,
          attributeId: attribute.id,
          ...toColumns(attribute, value),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['issueId', 'attributeId']).doUpdateSet((eb) => ({
          value: eb.ref('excluded.value'),
          valueKey: eb.ref('excluded.valueKey'),
          number: eb.ref('excluded.number'),
        })),
      )
      .execute();
  }
}

function toColumns({ type }: Attribute, value: string) {
  return { value, valueKey: textKey(value), number: type === 'NUMERIC' ? value : null };
}
