import type { Database } from '@/server/database/schema';
import { defaultSettings, type Settings } from '@/server/rules/settings';

export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const stored = rows.map(({ key, value }): [string, unknown] => [key, JSON.parse(value)]);
  // Parse edge: saveSettings writes this table key by key of the same type, and setUpToken one key that nobody reads here.
  return { ...defaultSettings, ...(Object.fromEntries(stored) as Partial<Settings>) };
}

/** Stores what differs from `current`. Answers the names of these settings. */
export async function saveSettings(
  db: Database,
  current: Settings,
  next: Partial<Settings>,
): Promise<string[]> {
  const before: Record<string, unknown> = { ...current };
  const changed = Object.entries(next).filter(([key, value]) => before[key] !== value);
  if (changed.length === 0) return [];
  await db
    .insertInto('settings')
    .values(changed.map(([key, value]) => ({ key, value: JSON.stringify(value) })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute();
  return changed.map(([key]) => key);
}
