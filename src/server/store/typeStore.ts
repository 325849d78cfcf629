import type { ViewColumns } from '@/protocol/views';
import { textKey } from '@/rules/textKey';

import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';
import { hasRow, refuseIfRow } from './hasRow';
import { administersAnything, visibleProjects } from './visibility';

/** Types the caller sees, by name. */
export async function listTypes(db: Database, caller: Caller) {
  return (await visibleTypes(db, caller)).orderBy('types.nameKey').orderBy('types.id').execute();
}

/** Code 308 for a type the caller does not see. */
export async function getType(db: Database, caller: Caller, typeId: number) {
  const type = await (
    await visibleTypes(db, caller)
  )
    .where('types.id', '=', typeId)
    .executeTakeFirst();
  return type ?? refuse('UnknownType');
}

/** Whether the caller sees a type. */
export async function isTypeVisible(
  db: Database,
  caller: Caller,
  typeId: number,
): Promise<boolean> {
  const types = await visibleTypes(db, caller);
  return hasRow(types.where('types.id', '=', typeId));
}

/** Types the caller sees: a subquery to select from. */
export async function visibleTypes(db: Database, caller: Caller) {
  const all = await administersAnything(db, caller);
  return db
    .selectFrom('types')
    .select(['types.id', 'types.name'])
    .$if(!all, (query) =>
      query.where('types.id', 'in', (eb) =>
        eb
          .selectFrom('folders')
          .innerJoin(visibleProjects(db, caller).as('project'), 'project.id', 'folders.projectId')
          .select('folders.typeId'),
      ),
    );
}

/** Code 314. */
export async function requireFreeTypeName(db: Database, name: string): Promise<void> {
  await refuseIfRow(
    db.selectFrom('types').select('id').where('name', '=', name),
    'TypeAlreadyExists',
  );
}

export async function addType(db: Database, name: string): Promise<number> {
  return addRow(db, 'types', { name, nameKey: textKey(name) });
}

export async function renameType(db: Database, typeId: number, name: string): Promise<void> {
  await db
    .updateTable('types')
    .set({ name, nameKey: textKey(name) })
    .where('id', '=', typeId)
    .execute();
}

/** Takes attributes, views, alerts, reports, folders and their issues along. */
export async function deleteType(db: Database, typeId: number): Promise<void> {
  await db.deleteFrom('types').where('id', '=', typeId).execute();
}

/** Whether any folder, also of an archived project, has the type. */
export async function isTypeUsed(db: Database, typeId: number): Promise<boolean> {
  return hasRow(db.selectFrom('folders').select('id').where('typeId', '=', typeId));
}

/** The stored default view, null when there is none. */
export async function findDefaultView(db: Database, typeId: number): Promise<ViewColumns | null> {
  const row = await db
    .selectFrom('types')
    .select(['defaultColumns', 'defaultSortColumn', 'defaultSortAscending'])
    .where('id', '=', typeId)
    .executeTakeFirst();
  const columns = row?.defaultColumns ?? null;
  const sortColumn = row?.defaultSortColumn ?? null;
  if (columns === null || sortColumn === null) return null;
  return { columns, sortColumn, sortAscending: row?.defaultSortAscending ?? true };
}

export async function setDefaultView(
  db: Database,
  typeId: number,
  view: ViewColumns,
): Promise<void> {
  await db
    .updateTable('types')
    .set({
      defaultColumns: JSON.stringify(view.columns),
      defaultSortColumn: view.sortColumn,
      defaultSortAscending: view.sortAscending,
    })
    .where('id', '=', typeId)
    .execute();
}
