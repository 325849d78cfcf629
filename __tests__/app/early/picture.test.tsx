import { readdirSync } from 'node:fs';
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { isGlobalData, isIssueList } from '@/app/early/answerShapes';
import { EarlyShell } from '@/app/early/EarlyShell';
import { readPlace } from '@/features/issues/picture';
import { createEarlyWords } from '@/i18n/earlyWords';
import { languageTag } from '@/lib/languageTag';
import { Column } from '@/protocol/enums';
import { pageSizes } from '@/protocol/firstLimits';
import { Access, type ProjectAccess } from '@/protocol/access';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';
import { listPaths } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { selectColumnsKey, selectListArg } from '@/screen/issueList';
import { languageChosen } from '@/screen/language';
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

/** Of a few issues, or as many as a page has. */
const amounts = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ minLength: 1, maxLength: 8 }) },
  {
    weight: 1,
    arbitrary: fc.constant({ minLength: 30, maxLength: pageSizes.issues, size: 'max' } as const),
  },
);

const lists: fc.Arbitrary<IssueList> = fc.tuple(columnIds, amounts).chain(([ids, amount]) =>
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
      { selector: ({ id }) => id, ...amount },
    ),
    totalCount: fc.integer({ min: 1, max: 100_000 }),
  }),
);

/**
 * Columns of a list as somebody has chosen them: some of them, in another order, some with a width; or nothing that can be
 * read. Where the list lacks one that was chosen, the client asks for it before it shows anything else.
 */
const choicesOf = ({ columns }: IssueList) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    fc.constant('?'),
    fc
      .tuple(
        fc.shuffledSubarray(columns.map(({ id }) => id).filter((id) => id !== Column.name)),
        fc.nat(9),
        fc.array(fc.nat(400)),
      )
      .map(([others, place, widths]) =>
        [...others.slice(0, place), Column.name, ...others.slice(place)]
          .map((id, index) => {
            const width = widths[index] ?? 0;
            return width < 100 ? String(id) : `${String(id)}:${String(width)}px`;
          })
          .join(' '),
      ),
  );

const chosenLists = lists.chain((list) => fc.tuple(fc.constant(list), choicesOf(list)));

/** A server may say that somebody has rights which the client knows nothing of. */
const rights = fc.integer({ min: 0, max: 3 }) as fc.Arbitrary<Access>;

const settings = fc.record({
  groupSeparator: fc.constantFrom(',', '.', ' ', "'", ''),
  decimalSeparator: fc.constantFrom('.', ','),
  dateOrder: fc.constantFrom('mdy', 'dmy', 'ymd'),
  dateSeparator: fc.constantFrom('-', '/', '.'),
  padMonth: fc.boolean(),
  padDay: fc.boolean(),
  timeMode: fc.constantFrom(12, 24),
  timeSeparator: fc.constantFrom(':', '.'),
  padHours: fc.boolean(),
  firstDayOfWeek: fc.nat(6),
  subscriptions: fc.boolean(),
  hideEmptyValues: fc.boolean(),
} as const);

const globals: fc.Arbitrary<GlobalData> = fc
  .record({
    userAccess: rights,
    access: fc.constantFrom<ProjectAccess[]>(Access.normal, Access.administrator),
    settings,
    serverName: text,
  })
  .map(({ userAccess, access, settings: formats, serverName }) => ({
    ...global,
    serverName,
    userAccess,
    projects: global.projects.map((project) => ({ ...project, access })),
    settings: { ...global.settings, ...formats },
  }));

const noIssues: IssueList = {
  sortColumn: Column.id,
  sortAscending: true,
  columns: [],
  issues: [],
  totalCount: 0,
};

const locales = readdirSync('translations')
  .filter((file) => /^[a-z]{2}(?:_[A-Z]{2})?\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

/** Every route of a list, as it is and searched. */
function addresses(): readonly string[] {
  const type = global.types.find(({ views }) => views.length > 0);
  const [view] = type?.views ?? [];
  const inType = ({ typeId }: { typeId: number }) => typeId === type?.id;
  const project = global.projects.find(({ folders }) => folders.some(inType));
  const folder = project?.folders.find(inType);
  if (!type || !view || !project || !folder) throw new Error('The tracker has too little');
  const ids = { typeId: type.id, viewId: view.id, projectId: project.id, folderId: folder.id };
  const { home: _home, ...ofLists } = listPaths;
  return Object.values(ofLists).flatMap((path) => {
    const url = path.url(ids);
    return [url, `${url}?column=0&search=printer%20%26%20co`];
  });
}

/** Each address, and each language; together they take too long. */
const places = locales.map(
  (locale, index) => [addresses()[index % addresses().length] ?? '', locale] as const,
);

it('is compared in every language and at every address', () => {
  expect(locales).toHaveLength(17);
  expect(new Set(places.map(([path]) => path)).size).toBe(12);
});

it.each(places)('is what the client shows of any list at %s, in %s', async (path, locale) => {
  // The picture has as many rows as there is room for; so all that a page has.
  window.innerHeight = 2000;
  replyWith(({ path: called }) =>
    called === '/issues/list.php' ? HttpResponse.json({ result: noIssues }) : undefined,
  );
  const { store, settled } = renderApp({ at: path });
  await settled();
  act(() => {
    store.dispatch(languageChosen(locale));
  });
  await waitFor(() => {
    expect(document.documentElement.lang).toBe(languageTag(locale));
  });
  const messages = precompiled(locale);
  const query = selectListArg(store.getState());
  const filters = matchList(path)?.filters;
  if (!query || !filters) throw new Error('No list is asked for');
  const key = selectColumnsKey(store.getState());
  await fc.assert(
    fc.asyncProperty(globals, chosenLists, async (answered, [list, chosen]) => {
      await act(async () => {
        store.dispatch(workspaceNoted({ columns: {} }));
        await store.dispatch(globalApi.util.upsertQueryData('getGlobal', undefined, answered));
        await store.dispatch(issuesApi.util.upsertQueryData('listIssues', query, list));
        store.dispatch(workspaceNoted({ columns: { [key]: chosen } }));
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
            words={createEarlyWords({ locale, messages }, answered.settings)}
          />,
        ),
      );
      expect(listMarkup(early)).toEqual(listMarkup(document));
    }),
    { numRuns: runs(6) },
  );
});
