import { act } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { isGlobalData, isIssueList } from '@/app/early/answerShapes';
import { EarlyShell } from '@/app/early/EarlyShell';
import { readPlace } from '@/features/issues/picture';
import { createEarlyWords } from '@/i18n/earlyWords';
import { Column } from '@/protocol/enums';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';
import { matchList } from '@/routing/paths/lists';
import { selectColumnsKey, selectListArg } from '@/screen/issueList';
import { workspaceNoted } from '@/screen/workspace';
import { listMarkup } from '@tests/support/dom';
import { fc, runs } from '@tests/support/properties';
import { precompiled } from '@tests/support/precompiled';
import { optionsOf, readGlobal, renderApp } from '@tests/support/renderApp';
import { replyWith } from '@tests/support/server/tracker';
import { drawn } from './drawn';

const global = readGlobal('carol');
const text = fc.string({ unit: 'grapheme', maxLength: 30 });
const cell = fc.oneof(
  text,
  fc.constantFrom('See <a href="#/items/5">#5</a> &amp; more', '', 'a\nb', '12.50', '2026-11-03'),
  fc.integer({ min: 0, max: 2_000_000_000 }),
);
const otherColumns: number[] = [
  ...Object.values(Column).filter((id) => id !== Column.name),
  ...global.types.flatMap(({ attributes }) => attributes.map(({ id }) => 1000 + id)),
];

/** Of any columns in any order, one of which is the name. */
const columnIds = fc
  .shuffledSubarray(otherColumns)
  .chain((others) =>
    fc
      .nat(others.length)
      .map((place) => [...others.slice(0, place), Column.name, ...others.slice(place)]),
  );

const lists: fc.Arbitrary<IssueList> = columnIds.chain((ids) =>
  fc.record({
    sortColumn: fc.constantFrom(...ids, 77),
    sortAscending: fc.boolean(),
    columns: fc.tuple(...ids.map((id) => text.map((title) => ({ id, name: title })))),
    issues: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 2_147_483_647 }),
        read: fc.option(fc.integer({ min: 0, max: 9 })),
        stamp: fc.integer({ min: 1, max: 9 }),
        subscribed: fc.boolean(),
        cells: fc.tuple(...ids.map(() => cell)),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 8 },
    ),
    totalCount: fc.integer({ min: 1, max: 100_000 }),
  }),
);

/** Columns as somebody has chosen them: some of them, in another order, some with a width; or nothing that can be read. */
const choices = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.constant('?'),
  fc
    .tuple(fc.shuffledSubarray(otherColumns), fc.nat(9), fc.array(fc.nat(400)))
    .map(([others, place, widths]) =>
      [...others.slice(0, place), Column.name, ...others.slice(place)]
        .map((id, index) => {
          const width = widths[index] ?? 0;
          return width < 100 ? String(id) : `${String(id)}:${String(width)}px`;
        })
        .join(' '),
    ),
);

const globals: fc.Arbitrary<GlobalData> = fc
  .record({
    userAccess: fc.constantFrom(1, 2),
    groupSeparator: fc.constantFrom(',', '.', ' ', ''),
    dateOrder: fc.constantFrom('mdy', 'dmy', 'ymd'),
    timeMode: fc.constantFrom(12, 24),
    subscriptions: fc.boolean(),
  } as const)
  .map(({ userAccess, ...settings }) => ({
    ...global,
    userAccess,
    settings: { ...global.settings, ...settings },
  }));

const noIssues: IssueList = {
  sortColumn: Column.id,
  sortAscending: true,
  columns: [],
  issues: [],
  totalCount: 0,
};

it.each(['/types/1/issues', '/views/1/issues', '/folders/1/issues'])(
  'is what the client shows of any list at %s',
  async (path) => {
    replyWith(({ path: called }) =>
      called === '/issues/list.php' ? HttpResponse.json({ result: noIssues }) : undefined,
    );
    const { store, settled } = renderApp({ at: path });
    await settled();
    const query = selectListArg(store.getState());
    const filters = matchList(path)?.filters;
    if (!query || !filters) throw new Error('No list is asked for');
    const key = selectColumnsKey(store.getState());
    await fc.assert(
      fc.asyncProperty(globals, lists, choices, async (answered, list, chosen) => {
        await act(async () => {
          store.dispatch(workspaceNoted({ columns: { [key]: chosen } }));
          await store.dispatch(globalApi.util.upsertQueryData('getGlobal', undefined, answered));
          await store.dispatch(issuesApi.util.upsertQueryData('listIssues', query, list));
          // Answers are told of with the next frame, anything else at once.
          store.dispatch({ type: 'test/tell' });
        });
        expect([isGlobalData(answered), isIssueList(list)]).toEqual([true, true]);
        const place = readPlace(answered, filters);
        if (!place) throw new Error('The list is of no type');
        const early = document.createElement('div');
        early.append(
          ...drawn(
            <EarlyShell
              baseUrl={optionsOf('carol').baseURL}
              global={answered}
              list={list}
              place={place}
              chosen={chosen}
              words={createEarlyWords(
                { locale: 'en_US', messages: precompiled('en_US') },
                answered.settings,
              )}
            />,
          ),
        );
        expect(listMarkup(early)).toEqual(listMarkup(document));
      }),
      { numRuns: runs(10) },
    );
  },
);
