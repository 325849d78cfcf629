/** The order of a list as SQL; in memory, `rules/listOrder` puts one into the same. */
import { type RawBuilder, sql } from 'kysely';

import { Column, columnAttributeId } from '@/protocol/enums';
import type { ListOrder } from '@/rules/listOrder';

type Sql = RawBuilder<unknown>;

/** What follows `order by`: keys of the column, ties by id. Without an order, by id alone. */
export function orderBy(order: ListOrder | null, keys: readonly Sql[], id: Sql): Sql {
  const direction = order === null ? sql`` : directionOf(order);
  const isById = order?.column === Column.id;
  return sql.join([...keys.map((key) => sql`${key} ${direction}`), ...(isById ? [] : [id])]);
}

/** Only attributes may be empty; for other columns an index in plain order must fit. */
function directionOf({ column, ascending }: ListOrder): Sql {
  if (columnAttributeId(column) === null) return ascending ? sql`asc` : sql`desc`;
  return ascending ? sql`asc nulls first` : sql`desc nulls last`;
}
