import { isGlobalData, isIssueList } from '@/app/early/answerShapes';
import { EarlyShell } from '@/app/early/EarlyShell';
import { readPlace } from '@/features/issues/picture';
import { createEarlyWords } from '@/i18n/earlyWords';
import type { IssueList } from '@/protocol/issues';
import { precompiled } from '@tests/support/precompiled';
import { fc, runs } from '@tests/support/properties';
import { optionsOf, readGlobal } from '@tests/support/renderApp';
import { findRecorded } from '@tests/support/server/recordedCalls';
import { drawn } from './drawn';

const global = readGlobal('carol');
const list = readList();
const messages = precompiled('en_US');

function readList(): IssueList {
  const recorded = findRecorded('carol', '/issues/list.php', { typeId: 1, offset: 0, limit: 50 });
  if (!recorded || !('result' in recorded.answer)) throw new Error('No list was recorded');
  return recorded.answer.result as IssueList;
}

const { columns: _columns, ...noColumns } = list;
const { issues: _issues, ...noIssues } = list;
const { types: _types, ...noTypes } = global;
const { settings: _settings, ...noSettings } = global;
const [issue] = list.issues;

it('knows what servers answer', () => {
  expect(isGlobalData(global)).toBe(true);
  expect(isIssueList(list)).toBe(true);
});

const nothings: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['not even that', undefined],
  ['a list for an object', []],
  ['an object without fields', {}],
  ['a number', 5],
  ['a text', '<!doctype html><p>Who are you?'],
  ['a switch', true],
];

it.each<readonly [string, unknown]>([
  ...nothings,
  ['no types', noTypes],
  ['no settings', noSettings],
  ['settings that are a list', { ...global, settings: [] }],
  ['a number for the name of the server', { ...global, serverName: 5 }],
  ['an object for the types', { ...global, types: { 0: global.types[0] } }],
  ['nothing for the users', { ...global, users: null }],
  ['a user without a name', { ...global, users: [{ id: 1 }] }],
  ['nothing for a user', { ...global, users: [null] }],
  ['a project without folders', { ...global, projects: [{ id: 1, name: 'Core' }] }],
  ['a type without attributes', { ...global, types: [{ id: 1, name: 'Bugs', views: [] }] }],
  [
    'more decimals than there can be',
    {
      ...global,
      types: global.types.map((type) => ({
        ...type,
        attributes: [{ id: 1, name: 'Effort', type: 'NUMERIC', decimal: 1e9 }],
      })),
    },
  ],
  ['a number for a separator', { ...global, settings: { ...global.settings, groupSeparator: 5 } }],
])('is not content with %s for what there is', (_name, answer) => {
  expect(isGlobalData(answer)).toBe(false);
});

it.each<readonly [string, unknown]>([
  ...nothings,
  ['no columns', noColumns],
  ['no issues', noIssues],
  ['nothing for the issues', { ...list, issues: null }],
  ['an object for the issues', { ...list, issues: { 0: issue } }],
  ['nothing for an issue', { ...list, issues: [null] }],
  ['no cells', { ...list, issues: [{ ...issue, cells: undefined }] }],
  ['a text for cells', { ...list, issues: [{ ...issue, cells: 'cells' }] }],
  ['nothing for a cell', { ...list, issues: [{ ...issue, cells: [null] }] }],
  ['an object for a cell', { ...list, issues: [{ ...issue, cells: [{}] }] }],
  ['a time that is none', { ...list, issues: [{ ...issue, cells: [1e300] }] }],
  ['a text for the number of an issue', { ...list, issues: [{ ...issue, id: '1' }] }],
  ['a number for the name of a column', { ...list, columns: [{ id: 1, name: 5 }] }],
  ['a text for how many there are', { ...list, totalCount: '33' }],
])('is not content with %s for a list', (_name, answer) => {
  expect(isIssueList(answer)).toBe(false);
});

/** What stands where something else should. */
const odd = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  -1,
  0.5,
  1e300,
  '',
  'text',
  'x'.repeat(100_000),
  '&#99999999999;<a href="javascript:alert(1)">x</a>',
  [],
  [[]],
  {},
);

/** The same with something odd at one place, which `steps` lead to. */
function spoiled(value: unknown, steps: readonly number[], by: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return by;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    name === key ? spoiled(part, rest, by) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const places = fc.array(fc.nat(60), { minLength: 1, maxLength: 6 });

it('lets through only what can be drawn, wherever something odd stands', () => {
  let times = 0;
  fc.assert(
    fc.property(places, places, odd, fc.nat(2), (inGlobal, inList, by, which) => {
      const answered: unknown = which === 0 ? global : spoiled(global, inGlobal, by);
      const listed: unknown = which === 1 ? list : spoiled(list, inList, by);
      if (!isGlobalData(answered) || !isIssueList(listed)) return;
      const place = readPlace(answered, {
        typeId: 1,
        viewId: null,
        projectId: null,
        folderId: null,
      });
      if (!place) return;
      times += 1;
      const nodes = drawn(
        <EarlyShell
          baseUrl={optionsOf('carol').baseURL}
          global={answered}
          list={listed}
          place={place}
          chosen=""
          words={createEarlyWords({ locale: 'en_US', messages }, answered.settings)}
        />,
      );
      expect(nodes).toHaveLength(1);
    }),
    { numRuns: runs(150) },
  );
  // Most places are of no concern to it.
  expect(times).toBeGreaterThan(20);
});

it('draws however many users there are', () => {
  const users = Array.from({ length: 200_000 }, (_user, id) => ({ id, name: 'Ann' }));
  const answered = { ...global, users };
  const place = readPlace(answered, { typeId: 1, viewId: null, projectId: null, folderId: null });
  if (!place || !isGlobalData(answered)) throw new Error('It is not understood');

  const words = createEarlyWords({ locale: 'en_US', messages }, answered.settings);
  const shell = EarlyShell({ baseUrl: '', global: answered, list, place, chosen: '', words });

  expect(drawn(shell)).toHaveLength(1);
});
