import type { RawBuilder } from 'kysely';

import { Column } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

import type { IssueQueryOptions } from './issueQuery';

/** Of all lists together; four bytes each. */
const maxIds = 500_000;
/** A list that is longer is not remembered: to be loaded as a whole would cost more than its pages do. */
const maxIdsOfList = 20_000;
const maxLists = 1000;

/** What is known about one list, until an issue of its folders changes. */
interface KnownList {
  count: number;
  /** Of all its issues, in their order. */
  ids: Int32Array | null;
}

export interface ListMemory {
  /** Undefined for a list that nobody has asked for yet. */
  readonly known: KnownList | undefined;
  /** Whether it is worth while to load the ids of a known list. */
  readonly isWorthKeeping: boolean;
  remember(list: KnownList): void;
}

const memories = new WeakMap<Database, Map<string, KnownList>>();

/**
 * What is known about a list. `query` is all that decides which issues are in it and how they are ordered, besides the
 * issues themselves. The stamp of a folder changes with every issue that comes, changes or goes, so what was
 * found is right as long as all stamps are the same, whichever process has changed something meanwhile.
 */
export function recallList(
  db: Database,
  query: string,
  folders: readonly { id: number; stamp: number }[],
): ListMemory {
  const lists = memories.get(db) ?? new Map<string, KnownList>();
  memories.set(db, lists);
  const stamps = folders.map(({ id, stamp }) => `${String(id)}:${String(stamp)}`);
  const key = `${stamps.join()} ${query}`;
  const known = lists.get(key);
  return {
    known,
    isWorthKeeping: known?.ids === null && known.count <= maxIdsOfList,
    remember(list) {
      // The one remembered last comes last, and the first make room.
      lists.delete(key);
      lists.set(key, list);
      let ids = 0;
      for (const each of lists.values()) ids += each.ids?.length ?? 0;
      for (const [oldest, each] of lists) {
        if (ids <= maxIds && lists.size <= maxLists) return;
        ids -= each.ids?.length ?? 0;
        lists.delete(oldest);
      }
    },
  };
}

/**
 * What a statement about a list is remembered by. Null for lists in which names of people or places play a part, in filters
 * or in other columns: those change without a stamp.
 */
export function keyOfList(
  db: Database,
  { filters }: IssueQueryOptions,
  statement: RawBuilder<unknown>,
  others: readonly number[],
): string | null {
  const columns = [...others, ...filters.map(({ column }) => column)];
  if (columns.some((column) => columnsOfNames.has(column))) return null;
  const { sql: text, parameters } = statement.compile(db);
  return JSON.stringify([text, parameters]);
}

const columnsOfNames: ReadonlySet<number> = new Set([
  Column.createdBy,
  Column.modifiedBy,
  Column.location,
]);
