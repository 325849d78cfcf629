import type { Attribute } from '@/protocol/attributes';

import type { Database } from '@/server/database/schema';
import { textKey } from '@/rules/textKey';

/** Gives an issue values without a stamp, as no call does; "" deletes. */
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
