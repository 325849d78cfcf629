import type { Database } from '@/server/database/schema';

/** Wire values of an issue by attribute; empty ones are missing. */
export async function loadValues(db: Database, issueId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('attributeValues')
    .select(['attributeId', 'value'])
    .where('issueId', '=', issueId)
    .execute();
  return new Map(rows.map(({ attributeId, value }) => [attributeId, value]));
}
