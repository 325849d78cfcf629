import { sql } from 'kysely';

import type { Filter, ViewColumns } from '@/protocol/views';
import { textKey } from '@/rules/textKey';

import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';
import { refuseIfRow } from './hasRow';

export interface StoredView extends ViewColumns {
  id: number;
  typeId: number;
  /** null = public. */
  ownerId: number | null;
  name: string;
  filters: Filter[];
}

/** All views, to be narrowed. */
export function selectViews(db: Database) {
  return db
    .selectFrom('views')
    .select(['id', 'typeId', 'ownerId', 'name', 'columns', 'sortColumn', 'sortAscending'])
    .select(({ ref }) => ref('filters').$castTo<Filter[]>().as('filters'));
}

/** Public views and the caller's own of these types, by name. */
export async function listViews(
  db: Database,
  caller: Caller,
  typeIds: readonly number[],
): Promise<StoredView[]> {
  if (typeIds.length === 0) return [];
  return selectViews(db)
    .where('typeId', 'in', typeIds)
    .where(({ or, eb }) => or([eb('ownerId', 'is', null), eb('ownerId', '=', caller.userId)]))
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Those of these views that there are, without those of other users. */
export async function findViews(
  db: Database,
  caller: Caller,
  viewIds: readonly number[],
): Promise<StoredView[]> {
  if (viewIds.length === 0) return [];
  return selectViews(db)
    .where('id', 'in', viewIds)
    .where(({ or, eb }) => or([eb('ownerId', 'is', null), eb('ownerId', '=', caller.userId)]))
    .execute();
}

/** Undefined for an unknown view and for another user's. */
export async function findView(
  db: Database,
  caller: Caller,
  viewId: number,
): Promise<StoredView | undefined> {
  const [view] = await findViews(db, caller, [viewId]);
  return view;
}

/** Code 340 for an unknown view and for another user's. */
export async function getView(db: Database, caller: Caller, viewId: number): Promise<StoredView> {
  return (await findView(db, caller, viewId)) ?? refuse('UnknownView');
}

/** Code 342. `ownerId` null = among the public views. */
export async function requireFreeViewName(
  db: Database,
  { typeId, ownerId, name }: Pick<StoredView, 'typeId' | 'ownerId' | 'name'>,
): Promise<void> {
  await refuseIfRow(
    db
      .selectFrom('views')
      .select('id')
      .where('typeId', '=', typeId)
      .where('ownerId', 'is not distinct from', ownerId)
      .where('name', '=', name),
    'ViewAlreadyExists',
  );
}

export async function addView(
  db: Database,
  { typeId, ownerId, ...content }: Omit<StoredView, 'id'>,
): Promise<number> {
  return addRow(db, 'views', { typeId, ownerId, ...toColumns(content) });
}

type ViewContent = Omit<StoredView, 'id' | 'typeId' | 'ownerId'>;

export async function editView(db: Database, viewId: number, content: ViewContent): Promise<void> {
  await db.updateTable('views').set(toColumns(content)).where('id', '=', viewId).execute();
}

export async function setViewOwner(
  db: Database,
  viewId: number,
  ownerId: number | null,
): Promise<void> {
  await db.updateTable('views').set({ ownerId }).where('id', '=', viewId).execute();
}

/** Takes its alerts and reports along. */
export async function deleteView(db: Database, viewId: number): Promise<void> {
  await db.deleteFrom('views').where('id', '=', viewId).execute();
}

/** The views a user last listed, by type. */
export async function listInitialViews(
  db: Database,
  userId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('initialViews')
    .select(['typeId', 'viewId'])
    .where('userId', '=', userId)
    .execute();
  return new Map(rows.map(({ typeId, viewId }) => [typeId, viewId]));
}

/**
 * The transaction does not wait for the disk, nor keeps anybody waiting for it: what a list begins with is nobody's save, and
 * may be the one before after the machine has failed.
 */
const withoutDisk = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`;

/** null forgets it. Writes only what differs, since lists come here all the time; answers whether it did. */
export async function setInitialView(
  db: Database,
  userId: number,
  typeId: number,
  viewId: number | null,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await (
    viewId === null
      ? sql`
          delete from initial_views where user_id = ${userId} and type_id = ${typeId} and ${withoutDisk}
        `
      : sql`
          insert into initial_views (user_id, type_id, view_id)
          select ${userId}::int, ${typeId}::int, ${viewId}::int
          where ${withoutDisk} and not exists (
            select from initial_views where user_id = ${userId} and type_id = ${typeId} and view_id = ${viewId}
          )
          on conflict (user_id, type_id) do update set view_id = excluded.view_id
        `
  ).execute(db);
  return numAffectedRows > 0n;
}

function toColumns({ name, columns, sortColumn, sortAscending, filters }: ViewContent) {
  return {
    name,
    nameKey: textKey(name),
    columns: JSON.stringify(columns),
    sortColumn,
    sortAscending,
    filters: JSON.stringify(filters),
  };
}
