/**
 * What conditions find and how lists are sorted: in the browser, of issues and of the rows that a list has of them, as in
 * the database of the companion.
 */
import { sql } from 'kysely';

import { type FilterContext, filterIssues } from '@/features/issues/filter/filterRules';
import { unixTime } from '@/lib/values/unixTime';
import type { Zone } from '@/lib/values/zone';
import type { Attribute, AttributeDetails } from '@/protocol/attributes';
import {
  attributeColumn,
  attributeTypes,
  Column,
  columnAttributeId,
  type AttributeType,
} from '@/protocol/enums';
import type { ListedIssue } from '@/protocol/issues';
import type { Filter } from '@/protocol/views';
import { type OrderedValue, placeValue, sortIssues } from '@/rules/listOrder';
import { textKey } from '@/rules/textKey';
import { checkFilter, columnRules, operatorsOf, systemColumns } from '@/rules/viewDefinitions';

import type { Database } from '@/server/database/schema';
import { installFresh } from '@/server/install/installFresh';
import { buildIssueQuery } from '@/server/issues/issueQuery';
import { cellOf } from '@/server/issues/listCells';
import { today } from '@/server/rules/days';
import { localTime, momentOf } from '@/server/rules/timeZone';
import { addAttribute } from '@/server/store/attributeStore';
import { addFolder } from '@/server/store/folderStore';
import { addProject } from '@/server/store/projectStore';
import { addType } from '@/server/store/typeStore';
import { addUser } from '@/server/store/userStore';

import { us } from '@tests/lib/values/samples';
import { adminPassword, recordedNow } from '@tests/server/support/apiServer';
import { type TestDatabase, testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';
import { type ComparedIssue, readCondition } from '@tests/support/readCondition';

import { storeValues } from './storeValues';

const people = ['Administrator', 'Zoë', 'zoe', 'Bob', 'A, B'];
const places = [
  { project: 'b', folder: 'ç' },
  { project: 'b', folder: 'D' },
  { project: 'A', folder: 'd' },
  { project: 'Á', folder: 'b' },
];
const words = [
  ...['alpha', 'Alpha', 'ÄPFEL', 'apfel', '100% off', 'snake_case', 'back\\slash', 'Straße', 'x'],
  ...[
    'New',
    'new',
    'one, two',
    'two',
    'linux',
    'Zoë',
    'Bob',
    '[Me]',
    '[Me] too',
    '\u{1F600}',
    '\uFFFD',
  ],
  ...['\u0301', 'ı', 'İ', 'ﬁ', '#12', '12', '<b>'],
];
const zones = ['UTC', 'Europe/Berlin', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Kiritimati'];

const aText = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', maxLength: 6 }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
);
const aDay = fc.integer({ min: -4, max: 4 }).map((days) => dayOf(recordedNow + days * 86_400));
const aMinute = fc.integer({ min: -6000, max: 6000 }).map((minutes) => recordedNow + minutes * 60);

function dayOf(moment: number): string {
  return new Date(moment * 1000).toISOString().slice(0, 10);
}

function timeOf(moment: number): string {
  return new Date(moment * 1000).toISOString().slice(0, 16).replace('T', ' ');
}

const aNumber = (decimals: number) =>
  fc
    .oneof(fc.constantFrom(0, 1, -1.5, 2.25, 10), fc.double({ min: -12, max: 12, noNaN: true }))
    .map((number) => number.toFixed(decimals).replace(/^-(0(?:\.0*)?)$/, '$1'));

/** What an attribute of a kind is, and what its values can be. */
const aDefinition = fc.record({
  type: fc.constantFrom(...attributeTypes),
  decimal: fc.integer({ min: 0, max: 6 }),
  time: fc.constantFrom(0 as const, 1 as const),
  local: fc.constantFrom(0 as const, 1 as const),
});

type Definition = { type: AttributeType; details: AttributeDetails };

const aTracker = fc.array(aDefinition, { minLength: 5, maxLength: 8 }).map((definitions) =>
  definitions.map(({ type, decimal, time, local }): Definition => {
    if (type === 'NUMERIC') return { type, details: { decimal } };
    if (type === 'DATETIME') return { type, details: time ? { time, local } : {} };
    return { type, details: {} };
  }),
);

/** After which there is no other. */
function orLastDay(date: fc.Arbitrary<string>, hasTime: boolean): fc.Arbitrary<string> {
  const last = hasTime ? '9999-12-31 23:59' : '9999-12-31';
  return fc.oneof({ weight: 6, arbitrary: date }, { weight: 1, arbitrary: fc.constant(last) });
}

function aValue({ type, decimal = 0, time }: Attribute): fc.Arbitrary<string> {
  const filled = {
    NUMERIC: aNumber(decimal),
    DATETIME: orLastDay(time === 1 ? aMinute.map(timeOf) : aDay, time === 1),
    TEXT: aText,
    ENUM: aText,
    USER: fc.constantFrom(...people, 'Bob, Zoë'),
  }[type];
  return fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 4, arbitrary: filled });
}

function aFilter(attributes: readonly Attribute[]): fc.Arbitrary<Filter> {
  const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
  const columns = [...systemColumns.keys(), ...attributes.map(({ id }) => attributeColumn(id))];
  return fc
    .constantFrom(...columns)
    .chain((column) => {
      const { type = 'TEXT', decimal = 0 } = columnRules(column, byId) ?? {};
      const operand =
        {
          NUMERIC:
            column === Column.id ? fc.integer({ min: 1, max: 60 }).map(String) : aNumber(decimal),
          DATETIME: fc.oneof(
            aDay,
            fc.integer({ min: -5, max: 5 }).map(daysFromToday),
            fc.constantFrom(
              '[Today]',
              '[Today]-9999999',
              '[Today]+9999999',
              '0001-01-01',
              '9999-12-31',
            ),
          ),
        }[type] ??
        fc.oneof(aText, fc.constantFrom(...people, '[Me]', '[Me]', 'a', '%', '_', 'new, x'));
      return fc.record({
        column: fc.constant(column),
        operator: fc.constantFrom(...operatorsOf(type)),
        value: fc.oneof(
          { weight: 1, arbitrary: fc.constant('') },
          { weight: 6, arbitrary: operand },
        ),
      });
    })
    .filter((filter) => checkFilter(filter, byId).ok);
}

function daysFromToday(days: number): string {
  if (days === 0) return '[Today]';
  return `[Today]${days < 0 ? '-' : '+'}${String(Math.abs(days))}`;
}

function zoneOf(timeZone: string): Zone {
  return {
    toLocal: (utc) => localTime(unixTime(utc), timeZone),
    toUtc: (local) => localTime(momentOf(local, timeZone), 'UTC'),
  };
}

interface OrderedIssue extends ComparedIssue {
  project: string;
  folder: string;
}

/** All columns that lists have, in an order that is not that of their numbers. */
function columnsOf(attributes: readonly Attribute[]): readonly number[] {
  const own = attributes.map(({ id }) => attributeColumn(id));
  return [...own.toReversed(), Column.location, ...[...systemColumns.keys()].toReversed()];
}

/** An issue as the companion answers with it in a list: as HTML. */
function rowOf(issue: OrderedIssue, attributes: readonly Attribute[]): ListedIssue {
  const { id, name, project: projectName, folder: folderName } = issue;
  const row = {
    ...{ id, name, folderId: 1, stamp: id, readStamp: null, isSubscribed: null },
    createdAt: issue.createdDate,
    createdByName: issue.createdBy,
    modifiedAt: issue.modifiedDate,
    modifiedByName: issue.modifiedBy,
    attributeValues: Object.fromEntries(
      Object.entries(issue.values).flatMap(([key, value]) => (value ? [[key, value]] : [])),
    ),
  };
  const sources = {
    attributes: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    locations: new Map([[1, { folderName, projectName }]]),
    html: true,
  };
  const cells = columnsOf(attributes).map((column) => cellOf(row, column, sources));
  return { id, read: null, stamp: id, subscribed: false, cells };
}

/** What an issue has in a column, as lists are sorted by it. */
function valueOf(issue: OrderedIssue, column: number): OrderedValue {
  switch (column) {
    case Column.id:
      return issue.id;
    case Column.name:
      return issue.name;
    case Column.createdDate:
      return issue.createdDate;
    case Column.createdBy:
      return issue.createdBy;
    case Column.modifiedDate:
      return issue.modifiedDate;
    case Column.modifiedBy:
      return issue.modifiedBy;
    case Column.location:
      return placeValue(issue.project, issue.folder);
    default:
      return issue.values[columnAttributeId(column) ?? 0] ?? '';
  }
}

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let folderIds: number[];
  let lastType = 0;
  let lastId = 0;

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    const install = { serverName: 'S', adminPassword, adminEmail: null, language: 'en_US' };
    await installFresh(db, { ...install, now: recordedNow });
    for (const name of people.slice(1)) {
      const account = { name, login: `login of ${name}`, passwordHash: '', email: null };
      await addUser(db, { ...account, language: null, access: 1, mustChangePassword: false });
    }
    const typeId = await addType(db, 'Places');
    folderIds = [];
    const projects = new Map<string, number>();
    for (const { project, folder } of places) {
      const projectId = projects.get(project) ?? (await addProject(db, project));
      projects.set(project, projectId);
      folderIds.push(await addFolder(db, { projectId, name: folder, typeId }));
    }
  });

  afterAll(() => database.close());

  async function addDefinitions(definitions: readonly Definition[]): Promise<Attribute[]> {
    const typeId = await addType(db, `Type ${String((lastType += 1))}`);
    const attributes: Attribute[] = [];
    for (const [index, { type, details }] of definitions.entries()) {
      const name = `${type} ${String(index)}`;
      const id = await addAttribute(db, { typeId, name, type, details });
      attributes.push({ id, name, type, ...details });
    }
    return attributes;
  }

  const aSample = (attributes: readonly Attribute[]) =>
    fc.record({
      name: aText.filter((text) => text !== ''),
      place: fc.integer({ min: 0, max: places.length - 1 }),
      author: fc.integer({ min: 1, max: people.length }),
      editor: fc.integer({ min: 1, max: people.length }),
      created: aMinute,
      modified: aMinute,
      values: fc.tuple(...attributes.map(aValue)),
    });

  async function addIssues(
    attributes: readonly Attribute[],
    samples: readonly (ReturnType<typeof aSample> extends fc.Arbitrary<infer One> ? One : never)[],
  ): Promise<OrderedIssue[]> {
    const issues: OrderedIssue[] = [];
    for (const sample of samples) {
      const id = (lastId += 1);
      await db
        .insertInto('issues')
        .values({
          id,
          folderId: folderIds[sample.place] ?? 0,
          name: sample.name,
          nameKey: textKey(sample.name),
          createdAt: sample.created,
          createdBy: sample.author,
          stamp: id,
          modifiedAt: sample.modified,
          modifiedBy: sample.editor,
        })
        .execute();
      const values = attributes.map((attribute, index) => ({
        attribute,
        value: sample.values[index] ?? '',
      }));
      await storeValues(db, id, values);
      issues.push({
        id,
        name: sample.name,
        createdDate: sample.created,
        createdBy: people[sample.author - 1] ?? '',
        modifiedDate: sample.modified,
        modifiedBy: people[sample.editor - 1] ?? '',
        project: places[sample.place]?.project ?? '',
        folder: places[sample.place]?.folder ?? '',
        values: Object.fromEntries(values.map(({ attribute, value }) => [attribute.id, value])),
      });
    }
    return issues;
  }

  /** For each zone, and conditions for each of them; they are put to the database many at a time. */
  const trackers = 4;
  const conditions = 500;
  const together = 100;

  test.each(zones)('in %s conditions find the same, and orders are the same', async (timeZone) => {
    await fc.assert(
      fc.asyncProperty(
        aTracker,
        fc.constantFrom('', ...people),
        fc.integer(),
        async (definitions, callerName, seed) => {
          const attributes = await addDefinitions(definitions);
          const byId = new Map(attributes.map((attribute) => [attribute.id, attribute]));
          const samples = fc.sample(aSample(attributes), { numRuns: 25, seed });
          const filters = fc.sample(aFilter(attributes), { numRuns: conditions, seed });
          const issues = await addIssues(attributes, samples);
          const viewpoint = { callerName, now: recordedNow, timeZone };
          const occasion = {
            userName: callerName,
            today: today(recordedNow, timeZone),
            zone: zoneOf(timeZone),
          };

          const listed = issues.map((issue) => rowOf(issue, attributes));
          const context: FilterContext = {
            columns: columnsOf(attributes).map((id) => ({ id, name: String(id) })),
            attributes: byId,
            formats: us,
            occasion,
          };

          // As views have them: alone, and several of which all are met.
          const groups = filters.map((filter, index) => [
            filter,
            ...filters.slice(index + 1, index + 1 + (index % 3 === 0 ? index % 4 : 0)),
          ]);
          for (let from = 0; from < conditions; from += together) {
            const some = groups.slice(from, from + together);
            const selects = some.map(
              (group) =>
                sql`select to_json(array(select i.id ${buildIssueQuery({ folderIds, attributes, filters: group, viewpoint }).from} order by i.id)) as ids`,
            );
            const { rows } = await sql<{
              ids: number[];
            }>`${sql.join(selects, sql` union all `)}`.execute(db);
            const found = some.map((group) => {
              const all = group.map((filter) => readCondition(filter, byId, occasion));
              const isMet = (issue: OrderedIssue) => all.every((condition) => condition(issue));
              const inBrowser = filterIssues(
                listed,
                group.map((part) => [part]),
                context,
              );
              return {
                group,
                ids: issues.filter(isMet).map(({ id }) => id),
                inBrowser: inBrowser.map(({ id }) => id),
              };
            });
            expect(found).toEqual(
              some.map((group, index) => {
                const ids = rows[index]?.ids;
                return { group, ids, inBrowser: ids };
              }),
            );
          }

          const columns = [
            ...systemColumns.keys(),
            Column.location,
            ...attributes.map(({ id }) => attributeColumn(id)),
          ];
          const orders = columns.flatMap((column) =>
            [true, false].map((ascending) => ({ column, ascending })),
          );
          for (const order of orders) {
            const options = { folderIds, attributes, filters: [], viewpoint };
            const query = buildIssueQuery(options, order);
            const { rows } = await sql<{
              id: number;
            }>`select i.id ${query.from} order by ${query.order}`.execute(db);
            const valueIn = (issue: OrderedIssue) => valueOf(issue, order.column);
            const sorted = sortIssues(issues, valueIn, order, byId).map(({ id }) => id);
            expect({ order, ids: sorted }).toEqual({ order, ids: rows.map(({ id }) => id) });
          }
          await db.deleteFrom('issues').execute();
        },
      ),
      { numRuns: runs(trackers), endOnFailure: true },
    );
  });
});
