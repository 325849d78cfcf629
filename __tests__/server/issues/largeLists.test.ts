import { sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import { attributeColumn, Column } from '@/protocol/enums';
import type { Filter } from '@/protocol/views';

import { mergeCounts } from '@/server/database/countIssues';
import type { Database } from '@/server/database/schema';
import { installFresh } from '@/server/install/installFresh';
import type { IssueQueryOptions } from '@/server/issues/issueQuery';
import { type ListWays, loadPage } from '@/server/issues/listPage';
import { loadListState } from '@/server/issues/listState';
import { setIssueFolder } from '@/server/issues/moveIssue';
import type { ListOrder } from '@/rules/listOrder';
import { textKey } from '@/rules/textKey';
import { addAttribute, deleteAttribute, editAttribute } from '@/server/store/attributeStore';
import { addFolder, deleteFolder } from '@/server/store/folderStore';
import { addProject } from '@/server/store/projectStore';
import { addType } from '@/server/store/typeStore';
import { addUser } from '@/server/store/userStore';

import { adminPassword, recordedNow } from '@tests/server/support/apiServer';
import { type TestDatabase, testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

import { plainListQuery } from './plainListQuery';
import { storeValues } from './storeValues';

const people = ['Administrator', 'Zoë', 'zoe', 'Bob'];
const names = ['alpha', 'Alpha', 'Äpfel', '100% off', 'snake_case', 'back\\slash', 'Über', 'x'];
const values = {
  TEXT: ['', 'linux', 'Linux', 'one_two', '50%', 'a\\b', 'ärger', '\u0301'],
  ENUM: ['', 'New', 'Closed', 'closed', 'In work'],
  NUMERIC: ['', '-1.50', '0.00', '2.25', '10.00', '9.99'],
  DATETIME: ['', '2026-01-01', '2026-02-28', '2026-11-21'],
  USER: ['', ...people, 'Bob, Zoë'],
} as const;
const kinds = Object.keys(values) as (keyof typeof values)[];

/** All ways to find a list: as a small one, by looking at what matches, by walking, and as the server chooses. */
const waysOfLists: ListWays[] = [
  { large: Infinity, walking: 0, many: Infinity, passing: 0, held: 0 },
  { large: Infinity, walking: 0, many: 0, passing: 0, held: 0 },
  { large: 0, walking: Infinity, many: Infinity, passing: 0, held: 0 },
  { large: -1, walking: -1, many: Infinity, passing: 0, held: 0 },
  { large: -1, walking: -1, many: 0, passing: 0, held: 0 },
  { large: -1, walking: 0.2, many: Infinity, passing: 0, held: 50_000 },
  { large: -1, walking: 0.2, many: Infinity, passing: Infinity, held: 50_000 },
  { large: 20, walking: 0.2, many: 20, passing: 0.02, held: 40 },
];

interface IssueSample {
  name: string;
  folder: number;
  author: number;
  editor: number;
  time: number;
  values: string[];
}

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: TestDatabase;
  let db: Database;
  let attributes: Attribute[];
  let folderIds: number[];
  let typeId: number;

  beforeAll(async () => {
    database = await open();
    ({ db } = database);
    const install = { serverName: 'S', adminPassword, adminEmail: null, language: 'en_US' };
    await installFresh(db, { ...install, now: recordedNow });
    for (const name of people.slice(1)) {
      const account = { name, login: `login of ${name}`, passwordHash: '', email: null };
      await addUser(db, { ...account, language: null, access: 1, mustChangePassword: false });
    }
    typeId = await addType(db, 'Things');
    attributes = [];
    for (const type of kinds) {
      const details = type === 'NUMERIC' ? { decimal: 2 } : {};
      const id = await addAttribute(db, { typeId, name: type, type, details });
      attributes.push({ id, name: type, type, ...details });
    }
    folderIds = [];
    for (const project of ['b', 'A']) {
      const projectId = await addProject(db, project);
      for (const name of ['ç', 'D', 'd']) {
        folderIds.push(await addFolder(db, { projectId, name: name + project, typeId }));
      }
    }
  });

  afterAll(() => database.close());

  const anIssue: fc.Arbitrary<IssueSample> = fc.record({
    name: fc.constantFrom(...names),
    // The last folder stays empty.
    folder: fc.integer({ min: 0, max: 4 }),
    author: fc.integer({ min: 1, max: people.length }),
    editor: fc.integer({ min: 1, max: people.length }),
    time: fc.integer({ min: 0, max: 5 }),
    values: fc.tuple(...kinds.map((kind) => fc.constantFrom(...values[kind]))),
  });

  let lastId = 0;

  async function addIssues(samples: readonly IssueSample[]): Promise<number[]> {
    const ids: number[] = [];
    for (const sample of samples) {
      const id = (lastId += 1);
      const time = recordedNow + sample.time * 86_400;
      await db
        .insertInto('issues')
        .values({
          id,
          folderId: folderIds[sample.folder] ?? 0,
          name: sample.name,
          nameKey: textKey(sample.name),
          createdAt: time,
          createdBy: sample.author,
          stamp: id,
          modifiedAt: time + 3600,
          modifiedBy: sample.editor,
        })
        .execute();
      await storeValues(db, id, toValues(sample));
      ids.push(id);
    }
    return ids;
  }

  function toValues({ values: texts }: IssueSample) {
    return attributes.map((attribute, index) => ({ attribute, value: texts[index] ?? '' }));
  }

  const textOperators = ['EQ', 'NEQ', 'CON', 'BEG', 'END', 'IN'] as const;
  const orderOperators = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'] as const;

  /** For each column filters that the rules allow. */
  const aFilter: fc.Arbitrary<Filter> = fc
    .integer({ min: 0, max: kinds.length + 3 })
    .chain((index): fc.Arbitrary<Filter> => {
      const text = fc.constantFrom(
        'a',
        'closed',
        'New',
        'Bob',
        '%',
        '_',
        '\\',
        '\u0301',
        '[Me]',
        ...names,
      );
      if (index >= kinds.length) {
        const isTime = index === kinds.length + 3;
        return fc.record({
          column: fc.constant(
            [Column.name, Column.createdBy, Column.modifiedBy, Column.modifiedDate][
              index - kinds.length
            ] ?? 0,
          ),
          operator: isTime ? fc.constantFrom(...orderOperators) : fc.constantFrom(...textOperators),
          value: isTime ? fc.constantFrom('[Today]', '[Today]+2', '2026-11-22') : text,
        });
      }
      const kind = kinds[index] ?? 'TEXT';
      const column = fc.constant(attributeColumn(attributes[index]?.id ?? 0));
      const isOrdered = kind === 'NUMERIC' || kind === 'DATETIME';
      return fc.oneof(
        fc.record({
          column,
          operator: fc.constantFrom('EQ' as const, 'NEQ' as const),
          value: fc.constant(''),
        }),
        fc.record({
          column,
          operator: isOrdered
            ? fc.constantFrom(...orderOperators)
            : fc.constantFrom(...textOperators),
          value: isOrdered ? fc.constantFrom(...values[kind].slice(1)) : text,
        }),
      );
    });

  /** A word among names, and values that the view rules out. */
  const aSearchOfAView: fc.Arbitrary<Filter[]> = fc
    .tuple(
      fc.constantFrom('a', '%', '_', '\\', '\u0301', ...names),
      fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 3 }),
      fc.nat(),
    )
    .map(([word, indexes, which]) => [
      { column: Column.name, operator: 'CON', value: word },
      ...indexes.map((index): Filter => {
        const those = values[kinds[index] ?? 'TEXT'];
        const column = attributeColumn(attributes[index]?.id ?? 0);
        return { column, operator: 'NEQ', value: those[which % those.length] ?? '' };
      }),
    ]);

  async function plainAnswer(
    query: IssueQueryOptions,
    sort: ListOrder,
    { offset, limit }: { offset: number; limit: number },
  ) {
    const { from, order } = plainListQuery(query, sort);
    const { rows } = await sql<{ id: number }>`select i.id ${from} order by ${order}`.execute(db);
    const ids = rows.map(({ id }) => id);
    const page = ids.slice(offset, offset + limit);
    return { ids: page, totalCount: page.length < limit ? offset + page.length : ids.length };
  }

  /** What triggers have kept, and what there is. */
  async function counts(): Promise<{ kept: unknown[]; actual: unknown[] }> {
    const kept = await sql`
      select folder_id, attribute_id, value_key, sum(issues) as issues from issue_counts
      group by 1, 2, 3 having sum(issues) <> 0 order by 1, 2, 3
    `.execute(db);
    const actual = await sql`
      select folder_id, 0 as attribute_id, '' collate "C" as value_key, count(*) as issues
      from issues group by folder_id
      union all
      select i.folder_id, v.attribute_id, case when a.kind in ('ENUM', 'USER') then v.value_key else '' end, count(*)
      from attribute_values v join issues i on i.id = v.issue_id join attributes a on a.id = v.attribute_id
      group by 1, 2, 3
      order by 1, 2, 3
    `.execute(db);
    return { kept: kept.rows, actual: actual.rows };
  }

  describe('a list', () => {
    beforeAll(async () => {
      await addIssues(fc.sample(anIssue, { numRuns: 90, seed: 11 }));
    });

    afterAll(() => db.deleteFrom('issues').execute());

    test('is the same however it is found', async () => {
      const columns = [
        Column.name,
        Column.id,
        Column.createdDate,
        Column.createdBy,
        Column.modifiedDate,
        Column.modifiedBy,
        Column.location,
        ...attributes.map(({ id }) => attributeColumn(id)),
      ];
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.array(aFilter, { maxLength: 3 }), aSearchOfAView),
          fc.record({ column: fc.constantFrom(...columns), ascending: fc.boolean() }),
          fc.record({
            offset: fc.integer({ min: 0, max: 40 }),
            limit: fc.integer({ min: 1, max: 30 }),
          }),
          fc.subarray(folderIds, { minLength: 1 }),
          fc.constantFrom(...waysOfLists),
          async (filters, sort, slice, wanted, ways) => {
            const viewpoint = { callerName: 'Bob', now: recordedNow, timeZone: 'Europe/Berlin' };
            const query = { folderIds: wanted, attributes, filters, viewpoint };
            const { folders } = await loadListState(db, { folderIds: wanted, userId: 1, typeId });

            const { rows, totalCount } = await loadPage(
              db,
              query,
              { ...slice, sort, folders, columns: [Column.id], userId: 1 },
              ways,
            );

            const found = { ids: rows.map(({ id }) => id), totalCount };
            expect(found).toEqual(await plainAnswer(query, sort, slice));
          },
        ),
        { numRuns: runs(400) },
      );
    });
  });

  test('counts are kept through all that may happen to issues', async () => {
    const aStep = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), issue: anIssue, which: fc.nat() }),
      fc.record({ kind: fc.constant('edit' as const), issue: anIssue, which: fc.nat() }),
      fc.record({ kind: fc.constant('move' as const), issue: anIssue, which: fc.nat() }),
      fc.record({ kind: fc.constant('delete' as const), issue: anIssue, which: fc.nat() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 12 }), async (steps) => {
        const ids = await addIssues(fc.sample(anIssue, { numRuns: 4, seed: 5 }));
        for (const { kind, issue, which } of steps) {
          const place = which % Math.max(ids.length, 1);
          const id = ids[place];
          if (kind === 'add') ids.push(...(await addIssues([issue])));
          if (id === undefined) continue;
          if (kind === 'edit') await storeValues(db, id, toValues(issue));
          if (kind === 'move') {
            await setIssueFolder(db, id, folderIds[issue.folder] ?? 0, lastId + 1);
          }
          if (kind === 'delete') {
            await db.deleteFrom('issues').where('id', '=', id).execute();
            ids.splice(place, 1);
          }
        }
        const { kept, actual } = await counts();
        expect(kept).toEqual(actual);
      }),
      { numRuns: runs(25) },
    );
    await db.deleteFrom('issues').execute();
  });

  test('counts follow attributes and folders, and are the same as single rows', async () => {
    const [text, item] = attributes;
    const projectId = await addProject(db, 'Short-lived');
    const folderId = await addFolder(db, { projectId, name: 'F', typeId });
    folderIds[5] = folderId;
    const samples = fc.sample(anIssue, { numRuns: 20, seed: 3 });
    await addIssues(samples.map((sample, index) => ({ ...sample, folder: index % 6 })));

    await editAttribute(db, text?.id ?? 0, { name: 'TEXT', type: 'ENUM', details: {} });
    const asItems = await counts();
    await mergeCounts(db, 0);
    const merged = await counts();
    const { rows } = await sql`
      select from issue_counts group by folder_id, attribute_id, value_key having count(*) > 1
    `.execute(db);
    await deleteAttribute(db, item?.id ?? 0);
    const withoutItems = await counts();
    await deleteFolder(db, folderId);
    const withoutFolder = await counts();

    expect(asItems.kept).toEqual(asItems.actual);
    expect(merged).toEqual(asItems);
    expect(rows).toEqual([]);
    expect(withoutItems.kept).toEqual(withoutItems.actual);
    expect(withoutFolder.kept).toEqual(withoutFolder.actual);
    expect(withoutFolder.kept).not.toEqual(withoutItems.kept);
  });
});
