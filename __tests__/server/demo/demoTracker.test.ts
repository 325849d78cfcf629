import { sql } from 'kysely';
import { Access } from '@/protocol/access';
import type { AttributeType } from '@/protocol/enums';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { createDemoAccounts, hashDemoPasswords } from '@/server/demo/demoAccounts';
import { installDemo } from '@/server/demo/installDemo';
import { issueTypes } from '@/server/demo/issueTypes';
import { verifyPassword } from '@/server/secrets/passwords';
import { markupToHtml } from '@/server/text/markup';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';
import { faultsOfHtml } from '@tests/server/text/htmlShape';

const now = Date.UTC(2026, 10, 20, 12) / 1000;
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const accounts = createDemoAccounts('demo-password');

const shapes: Readonly<Record<AttributeType, RegExp>> = {
  DATETIME: /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/,
  ENUM: /./,
  NUMERIC: /^\d+(\.\d\d)?$/,
  TEXT: /./,
  USER: /./,
};

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openDemo(now);
});

async function openDemo(at: number): Promise<OpenDatabase> {
  const demo = await openEmptyDatabase();
  const passwordHashes = await hashDemoPasswords(accounts, cheap);
  await installDemo(demo.db, { now: at, issues: null, comments: null, passwordHashes });
  return demo;
}

afterAll(() => opened.close());

/** How many rows a query finds. */
async function count(query: ReturnType<typeof sql<{ n: number }>>): Promise<number> {
  const { rows } = await query.execute(opened.db);
  return Number(rows[0]?.n);
}

describe('the demo tracker', () => {
  test('is worth looking at', async () => {
    expect(await count(sql`select count(*) as n from issues`)).toBeGreaterThanOrEqual(300);
    expect(await count(sql`select count(*) as n from history`)).toBeGreaterThan(2000);
    expect(await count(sql`select count(distinct kind) as n from history`)).toBe(6);
    for (const table of ['stubs', 'subscriptions', 'read_states', 'alerts', 'files']) {
      expect(await count(sql`select count(*) as n from ${sql.table(table)}`)).toBeGreaterThan(5);
    }
    expect(
      await count(sql`select count(*) as n from history where issue_id = (
        select issue_id from history group by issue_id order by count(*) desc limit 1)`),
    ).toBeGreaterThan(60);
  });

  test('is made of the same issues at any time of the day', async () => {
    const later = await openDemo(now + 7 * 3600);
    const settled = ({ db }: OpenDatabase) =>
      db
        .selectFrom('issues')
        .select(['name', 'folderId', 'createdAt', 'createdBy'])
        .where('createdAt', '<', now - 200 * 86_400)
        .orderBy('createdAt')
        .execute();

    const issues = await settled(opened);
    expect(issues.length).toBeGreaterThan(100);
    expect(await settled(later)).toEqual(issues);
    await later.close();
  });

  test('has every kind of attribute and every flag', () => {
    const attributes = issueTypes.flatMap((type) => type.attributes);
    expect(new Set(attributes.map(({ kind }) => kind)).size).toBe(5);
    const keys = new Set(attributes.flatMap(({ details }) => Object.keys(details)));
    expect([...keys].sort()).toEqual([
      'decimal',
      'default',
      'editable',
      'items',
      'local',
      'max-length',
      'max-value',
      'members',
      'min-length',
      'min-value',
      'multi-line',
      'multi-select',
      'required',
      'strip',
      'time',
    ]);
  });

  test('numbers everything by one growing sequence in the order of time', async () => {
    expect(await count(sql`select value as n from counters where name = 'stamp'`)).toBe(
      await count(sql`select max(stamp) as n from issues`),
    );
    expect(
      await count(sql`select count(*) as n from (
        select created_at, lag(created_at) over (order by id) as before from history
      ) as entry where created_at < before`),
    ).toBe(0);
    expect(
      await count(sql`select count(*) as n from issues where modified_at > ${now} or stamp < id`),
    ).toBe(0);
  });

  test('tells in the history what the issues show', async () => {
    expect(
      await count(sql`select count(*) as n from issues where name <> (
        select new_value from history where issue_id = issues.id and kind in (0, 1)
        order by id desc limit 1)`),
    ).toBe(0);
    expect(
      await count(sql`select count(*) as n from (
        select distinct on (issue_id, attribute_id) issue_id, attribute_id, new_value
        from history where kind = 2 order by issue_id, attribute_id, id desc
      ) as last left join attribute_values using (issue_id, attribute_id)
      where coalesce(value, '') <> new_value`),
    ).toBe(0);
    expect(
      await count(sql`select count(*) as n from folders where stamp <> (
        select coalesce(max(issues.stamp), 0) from issues where folder_id = folders.id)`),
    ).toBe(0);
  });

  test('keeps to its own definitions', async () => {
    for (const { attributes } of issueTypes) {
      for (const { name, kind, details } of attributes) {
        const { rows } = await sql<{ value: string }>`select distinct value from attribute_values
          join attributes on attributes.id = attribute_id
          where attributes.name = ${name} and attributes.kind = ${kind}`.execute(opened.db);
        expect(rows.length).toBeGreaterThan(1);
        for (const { value } of rows) {
          expect(value.length).toBeLessThanOrEqual(details['max-length'] ?? 255);
          expect(value).toMatch(shapes[kind]);
        }
      }
    }
  });

  test('is written in good markup', async () => {
    const { rows } = await sql<{ text: string }>`select text from comments
      union select description from issues where description is not null`.execute(opened.db);
    for (const { text } of rows) expect(faultsOfHtml(markupToHtml(text))).toEqual([]);
  });

  test('lets everybody in but who was disabled', async () => {
    const users = await opened.db
      .selectFrom('users')
      .select(['login', 'access', 'passwordHash', 'mustChangePassword'])
      .execute();
    for (const { login, access, passwordHash } of users) {
      const isLetIn = await verifyPassword(passwordHash, 'demo-password');
      expect([login, isLetIn]).toEqual([login, access !== Access.none]);
    }
    expect(users.some(({ mustChangePassword }) => mustChangePassword)).toBe(true);
  });

  test('is the same each time', async () => {
    const again = await openEmptyDatabase();
    await installDemo(again.db, { now, issues: null, comments: null, passwordHashes: new Map() });
    const content = sql<{
      n: string;
    }>`select md5(string_agg(md5(row(history.*)::text), '' order by id)) as n
      from history`;

    const [first, second] = await Promise.all([
      content.execute(opened.db),
      content.execute(again.db),
    ]);

    expect(second.rows).toEqual(first.rows);
    await again.close();
  });
});

test('random passwords differ', () => {
  const passwords = createDemoAccounts(null).map(({ password }) => password);
  expect(new Set(passwords).size).toBe(passwords.length);
});
