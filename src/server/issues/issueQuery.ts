import { type RawBuilder, sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import { addDays, endOfWireDay } from '@/lib/values/days';
import { wireWords } from '@/lib/values/formatExpressions';
import { Column, columnAttributeId } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';
import { resolveDate } from '@/rules/expressions';
import type { ListOrder } from '@/rules/listOrder';
import { columnRules } from '@/rules/viewDefinitions';
import { textKey } from '@/rules/textKey';

import { startOfDay, today, wireTime } from '@/server/rules/days';

import { anyIdOf } from './anyIdOf';
import { orderBy } from './listOrder';

type Sql = RawBuilder<unknown>;

/** Whose eyes filters see with. */
export interface Viewpoint {
  /** Empty for visitors. */
  callerName: string;
  /** Unix seconds. */
  now: number;
  /** Zone of the server's days. */
  timeZone: string;
}

export interface IssueQueryOptions {
  folderIds: readonly number[];
  attributes: readonly Attribute[];
  filters: readonly Filter[];
  viewpoint: Viewpoint;
}

/** Pieces of SQL that select issues, called `i`. */
export interface IssueQuery {
  /** Follows the selected columns; made of the next two. */
  from: Sql;
  joins: Sql;
  where: Sql;
  /** What issues are sorted by, ties by id; without the words `order by`. */
  order: Sql;
  /** The id and what issues are sorted by, to select from them; `keyOrder` sorts what was selected. */
  keys: Sql;
  keyOrder: Sql;
}

/** Where the values of an attribute are found other than by a join: of one attribute, or of all. */
export interface KnownValues {
  valueKey(attributeId: number): Sql | null;
  number(attributeId: number): Sql | null;
  /** That an issue has none of some values, where this is asked apart from what its value is. */
  lacks?(attributeId: number, keys: readonly string[]): Sql;
}

/** Values of a single attribute that the statement has at hand. */
export function valuesOf(
  attributeId: number,
  { valueKey, number }: { valueKey: Sql; number: Sql },
): KnownValues {
  return {
    valueKey: (id) => (id === attributeId ? valueKey : null),
    number: (id) => (id === attributeId ? number : null),
  };
}

const lookUp = (part: Sql) => (attributeId: number) =>
  sql`(select ${part} from attribute_values where issue_id = i.id and attribute_id = ${sql.lit(attributeId)})`;

/** Values looked up issue by issue: for few issues, where a join might read all values of the attribute. */
export const lookedUp: KnownValues = {
  valueKey: lookUp(sql`value_key`),
  number: lookUp(sql`number`),
};

/**
 * What filters rule out is found by the index of values: for statements that look at all issues. Few have the values of
 * "is not closed" and "is not rejected", while a join reads the values of all.
 */
export const ruledOutApart: KnownValues = {
  valueKey: () => null,
  number: () => null,
  lacks: (attributeId, keys) => sql`not exists (
    select from attribute_values ruled_out
    where ruled_out.issue_id = i.id and ruled_out.attribute_id = ${sql.lit(attributeId)}
      and ${isOneOf(sql`ruled_out.value_key`, keys)}
  )`,
};

/**
 * The issues in some folders that pass all filters, as pieces of SQL. Each column that filters or sort need is joined
 * once, by an index; `known` says which
 * of them need no join.
 */
export function buildIssueQuery(
  query: IssueQueryOptions,
  sort: ListOrder | null = null,
  known: KnownValues | null = null,
): IssueQuery {
  const columns = createColumns(query.attributes, known);
  const conditions = [
    sql`i.folder_id = ${anyIdOf(query.folderIds)}`,
    ...conditionsOf(query, columns),
  ];
  const sortKeys = sort === null ? [] : columns.sortKeys(sort.column);
  const keyNames = sortKeys.map((_, index) => sql.ref(`key${String(index)}`));
  const named = sortKeys.map((key, index) => sql`${key} as ${keyNames[index]}`);
  const joins = columns.joins();
  const where = sql.join(conditions, sql` and `);
  return {
    from: sql`from issues i ${joins} where ${where}`,
    joins,
    where,
    order: orderBy(sort, sortKeys, sql`i.id`),
    keys: sql.join([sql`i.id`, ...named]),
    keyOrder: orderBy(sort, keyNames, sql`id`),
  };
}

/** What passes some filters, at least one, of issues that are in their folders and come from elsewhere, called `i`. */
export function buildFilters(
  query: Omit<IssueQueryOptions, 'folderIds'>,
  known: KnownValues,
): Pick<IssueQuery, 'joins' | 'where'> {
  const columns = createColumns(query.attributes, known);
  const where = sql.join(conditionsOf(query, columns), sql` and `);
  return { joins: columns.joins(), where };
}

function conditionsOf(
  { filters, viewpoint }: Pick<IssueQueryOptions, 'filters' | 'viewpoint'>,
  columns: Columns,
): Sql[] {
  const conditions = filters.map((filter) => conditionOf(filter, columns, viewpoint));
  return [...conditions, ...columns.exclusions()];
}

/** Where the parts of a column are found; asking for one adds its join. */
interface Columns {
  attributes: ReadonlyMap<number, Attribute>;
  /** What texts of the column, and dates of attributes, are compared and sorted by. */
  key(column: number): Sql;
  number(column: number): Sql;
  /** Unix seconds of a date column of the system. */
  time(column: number): Sql;
  /** That the column is not this text, which an empty attribute is not either. */
  isNot(column: number, key: string): Sql;
  /** What `isNot` has put off, to be asked at once. */
  exclusions(): Sql[];
  sortKeys(column: number): Sql[];
  joins(): Sql;
}

function createColumns(list: readonly Attribute[], known: KnownValues | null): Columns {
  const attributes = new Map(list.map((attribute) => [attribute.id, attribute]));
  const joined = new Map<string, Sql>();
  const excluded = new Map<number, string[]>();

  function user(alias: 'created_by' | 'modified_by'): Sql {
    joined.set(
      alias,
      sql`join users ${sql.ref(alias)} on ${sql.ref(alias)}.id = i.${sql.ref(alias)}`,
    );
    return sql`${sql.ref(alias)}.name_key`;
  }
  function value(column: number, part: 'value_key' | 'number'): Sql {
    const attributeId = columnAttributeId(column) ?? 0;
    const at = part === 'number' ? known?.number(attributeId) : known?.valueKey(attributeId);
    if (at) return at;
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

  function isNot(column: number, text: string): Sql {
    const attributeId = columnAttributeId(column);
    // Accents alone leave no key, and that is what an empty attribute has.
    if (attributeId === null || text === '' || known?.lacks === undefined) {
      return sql`coalesce(${key(column)}, '') <> ${text}`;
    }
    excluded.set(attributeId, [...(excluded.get(attributeId) ?? []), text]);
    return sql`true`;
  }

  return {
    attributes,
    key,
    number,
    time,
    isNot,
    exclusions: () =>
      [...excluded].flatMap(([attributeId, keys]) => known?.lacks?.(attributeId, keys) ?? []),
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

/** What a filter demands of values that need no join. */
export function conditionOnKnown(
  filter: Filter,
  { attributes, viewpoint }: Pick<IssueQueryOptions, 'attributes' | 'viewpoint'>,
  known: KnownValues,
): Sql {
  return conditionOf(filter, createColumns(attributes, known), viewpoint);
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
      return textCondition(filter, columns, viewpoint);
  }
}

/** An empty attribute has no row; columns of the system are never empty. */
function emptinessCondition({ operator }: Filter, column: Sql): Sql {
  return operator === 'EQ' ? sql`${column} is null` : sql`${column} is not null`;
}

function textCondition(filter: Filter, columns: Columns, { callerName }: Viewpoint): Sql {
  const { operator, value } = filter;
  if (value === '') return emptinessCondition(filter, columns.key(filter.column));
  const meansCaller = operator !== 'IN' && value === wireWords.me;
  // Visitors have no name, so nothing is theirs.
  if (meansCaller && callerName === '') return operator === 'NEQ' ? sql`true` : sql`false`;
  const key = textKey(meansCaller ? callerName : value);
  // Asks for no join.
  if (operator === 'NEQ') return columns.isNot(filter.column, key);
  const column = columns.key(filter.column);
  switch (operator) {
    case 'EQ':
      return isOneOf(column, [key]);
    case 'CON':
      return isLike(column, key, (text) => `%${text}%`);
    case 'BEG':
      return isLike(column, key, (text) => `${text}%`);
    case 'END':
      return isLike(column, key, (text) => `%${text}`);
    default:
      return isOneOf(column, key.split(', '));
  }
}

/** A form that indexes of words answer; as a list for the same reason as the next one. */
function isLike(column: Sql, key: string, pattern: (text: string) => string): Sql {
  // Accents alone leave no key, and everything contains nothing: empty attributes, too.
  if (key === '') return sql`true`;
  const escaped = pattern(key.replace(/[\\%_]/g, '\\$&'));
  return sql`${column} like (${[escaped]}::text[])[1]`;
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
  if (attribute === undefined) {
    const limits = {
      start: sql`${startOfDay(day, timeZone)}::bigint`,
      end: sql`${startOfDay(addDays(day, 1), timeZone)}::bigint`,
    };
    return dayCondition(operator, columns.time(column), limits);
  }
  const isLocal = attribute.time === 1 && attribute.local === 1;
  const limit = (date: string) => (isLocal ? wireTime(startOfDay(date, timeZone), 'UTC') : date);
  return dayCondition(operator, columns.key(column), {
    start: sql`${limit(day)}`,
    end: sql`${endOfWireDay(day, limit)}`,
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
