import { type RawBuilder, sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import { addDays } from '@/lib/values/days';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';
import type { ListOrder } from '@/rules/listOrder';
import { resolveDate } from '@/rules/expressions';
import { columnRules } from '@/rules/viewDefinitions';

import { startOfDay, today, wireTime } from '@/server/rules/days';
import { textKey } from '@/rules/textKey';

import { anyIdOf } from '@/server/issues/anyIdOf';
import type { IssueQueryOptions, Viewpoint } from '@/server/issues/issueQuery';

type Sql = RawBuilder<unknown>;

/** Pieces of SQL that select issues, called `i`. */
interface PlainQuery {
  /** Follows the selected columns. */
  from: Sql;
  /** What issues are sorted by, ties by id; without the words `order by`. */
  order: Sql;
}

/**
 * The model of lists: one plain statement that looks at all issues, as the server asked it before it had to answer
 * for a million of them. It is kept as it was.
 */
export function plainListQuery(
  { folderIds, attributes, filters, viewpoint }: IssueQueryOptions,
  sort: ListOrder | null = null,
): PlainQuery {
  const columns = createColumns(attributes);
  const conditions = [
    sql`i.folder_id = ${anyIdOf(folderIds)}`,
    ...filters.map((filter) => conditionOf(filter, columns, viewpoint)),
  ];
  const sortKeys = sort === null ? [] : columns.sortKeys(sort.column);
  const direction = sort === null ? sql`` : directionOf(sort);
  const isById = sort?.column === Column.id;
  const orderBy = (keys: readonly Sql[], id: Sql) =>
    sql.join([...keys.map((key) => sql`${key} ${direction}`), ...(isById ? [] : [id])]);
  return {
    from: sql`from issues i ${columns.joins()} where ${sql.join(conditions, sql` and `)}`,
    order: orderBy(sortKeys, sql`i.id`),
  };
}

/** Only attributes may be empty; for other columns an index in plain order must fit. */
function directionOf({ column, ascending }: ListOrder): Sql {
  if (columnAttributeId(column) === null) return ascending ? sql`asc` : sql`desc`;
  return ascending ? sql`asc nulls first` : sql`desc nulls last`;
}

/** Where the parts of a column are found; asking for one adds its join. */
interface Columns {
  attributes: ReadonlyMap<number, Attribute>;
  /** What texts of the column, and dates of attributes, are compared and sorted by. */
  key(column: number): Sql;
  number(column: number): Sql;
  /** Unix seconds of a date column of the system. */
  time(column: number): Sql;
  sortKeys(column: number): Sql[];
  joins(): Sql;
}

function createColumns(list: readonly Attribute[]): Columns {
  const attributes = new Map(list.map((attribute) => [attribute.id, attribute]));
  const joined = new Map<string, Sql>();

  function user(alias: 'created_by' | 'modified_by'): Sql {
    joined.set(
      alias,
      sql`join users ${sql.ref(alias)} on ${sql.ref(alias)}.id = i.${sql.ref(alias)}`,
    );
    return sql`${sql.ref(alias)}.name_key`;
  }
  function value(column: number, part: 'value_key' | 'number'): Sql {
    const attributeId = columnAttributeId(column) ?? 0;
    const alias = sql.ref(`a${String(attributeId)}`);
    joined.set(
      `a${String(attributeId)}`,
      sql`left join attribute_values ${alias} on ${alias}.issue_id = i.id and ${alias}.attribute_id = ${sql.lit(attributeId)}`,
    );
    return sql`${alias}.${sql.ref(part)}`;
  }
  function location(): Sql[] {
    joined.set(
      'f',
      sql`join folders f on f.id = i.folder_id join projects p on p.id = f.project_id`,
    );
    return [sql`p.name_key`, sql`f.name_key`];
  }
  function time(column: number): Sql {
    return column === Column.createdDate ? sql`i.created_at` : sql`i.modified_at`;
  }
  function key(column: number): Sql {
    if (column === Column.name) return sql`i.name_key`;
    if (column === Column.createdBy) return user('created_by');
    if (column === Column.modifiedBy) return user('modified_by');
    return value(column, 'value_key');
  }
  function number(column: number): Sql {
    return column === Column.id ? sql`i.id` : value(column, 'number');
  }

  return {
    attributes,
    key,
    number,
    time,
    sortKeys(column) {
      if (column === Column.location) return location();
      const isAttribute = columnAttributeId(column) !== null;
      switch (columnRules(column, attributes)?.type) {
        case 'NUMERIC':
          return [number(column)];
        case 'DATETIME':
          return [isAttribute ? key(column) : time(column)];
        default:
          return [key(column)];
      }
    },
    joins: () => sql.join([...joined.values()], sql` `),
  };
}

function conditionOf(filter: Filter, columns: Columns, viewpoint: Viewpoint): Sql {
  switch (columnRules(filter.column, columns.attributes)?.type) {
    case undefined:
      // The attribute was deleted after the view was saved.
      return sql`true`;
    case 'NUMERIC':
      return filter.value === ''
        ? emptinessCondition(filter, columns.number(filter.column))
        : sql`${columns.number(filter.column)} ${comparison(filter)} ${filter.value}::numeric`;
    case 'DATETIME':
      return dateCondition(filter, columns, viewpoint);
    default:
      return textCondition(filter, columns.key(filter.column), viewpoint);
  }
}

/** An empty attribute has no row; columns of the system are never empty. */
function emptinessCondition({ operator }: Filter, column: Sql): Sql {
  return operator === 'EQ' ? sql`${column} is null` : sql`${column} is not null`;
}

function textCondition(filter: Filter, column: Sql, { callerName }: Viewpoint): Sql {
  const { operator, value } = filter;
  if (value === '') return emptinessCondition(filter, column);
  const meansCaller = operator !== 'IN' && value === wireWords.me;
  // Visitors have no name, so nothing is theirs.
  if (meansCaller && callerName === '') return operator === 'NEQ' ? sql`true` : sql`false`;
  const key = textKey(meansCaller ? callerName : value);
  const text = sql`coalesce(${column}, '')`;
  switch (operator) {
    case 'EQ':
      return isOneOf(column, [key]);
    case 'NEQ':
      return sql`${text} <> ${key}`;
    case 'CON':
      return sql`strpos(${text}, ${key}) > 0`;
    case 'BEG':
      return sql`starts_with(${text}, ${key})`;
    case 'END':
      return sql`right(${text}, char_length(${key})) = ${key}`;
    default:
      return isOneOf(column, key.split(', '));
  }
}

/** As a list also when it is one value: a plan made without knowing it may be a poor one, and lists are planned anew. */
function isOneOf(column: Sql, keys: readonly string[]): Sql {
  return sql`${column} = any(${[...keys]}::text[])`;
}

/** Whole days: EQ is within the day, NEQ outside, GT after its end and so on (protocol 4.7). */
function dateCondition(filter: Filter, columns: Columns, { now, timeZone }: Viewpoint): Sql {
  const { column, operator, value } = filter;
  const attribute = columns.attributes.get(columnAttributeId(column) ?? 0);
  if (value === '') {
    return emptinessCondition(
      filter,
      attribute === undefined ? columns.time(column) : columns.key(column),
    );
  }
  const day = resolveDate(value, today(now, timeZone));
  const nextDay = addDays(day, 1);
  if (attribute === undefined) {
    const limits = {
      start: sql`${startOfDay(day, timeZone)}::bigint`,
      end: sql`${startOfDay(nextDay, timeZone)}::bigint`,
    };
    return dayCondition(operator, columns.time(column), limits);
  }
  const isLocal = attribute.time === 1 && attribute.local === 1;
  const limit = (date: string) => (isLocal ? wireTime(startOfDay(date, timeZone), 'UTC') : date);
  return dayCondition(operator, columns.key(column), {
    start: sql`${limit(day)}`,
    end: sql`${limit(nextDay)}`,
  });
}

function dayCondition(
  operator: Filter['operator'],
  column: Sql,
  { start, end }: { start: Sql; end: Sql },
): Sql {
  switch (operator) {
    case 'EQ':
      return sql`(${column} >= ${start} and ${column} < ${end})`;
    case 'NEQ':
      return sql`(${column} < ${start} or ${column} >= ${end})`;
    case 'LT':
      return sql`${column} < ${start}`;
    case 'LTE':
      return sql`${column} < ${end}`;
    case 'GT':
      return sql`${column} >= ${end}`;
    default:
      return sql`${column} >= ${start}`;
  }
}

function comparison({ operator }: Filter): Sql {
  switch (operator) {
    case 'EQ':
      return sql`=`;
    case 'NEQ':
      return sql`<>`;
    case 'LT':
      return sql`<`;
    case 'LTE':
      return sql`<=`;
    case 'GT':
      return sql`>`;
    default:
      return sql`>=`;
  }
}
