/** What stays in view of a list that goes sideways, worked out from its styles: jsdom has no layout. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedColumns } from '@/features/issues/columns/pinnedColumns';
import type { ListRow } from '@/lib/issueList/rowFormat';
import type { GridColumn } from '@/ui/gridColumn';
import { gridLayout } from '@/ui/gridLayout';
import { lengthOf, type Lengths } from '@tests/support/lengths';

/** The declarations of a file, the first of each: what comes later is for phones and paper. */
function declarationsOf(file: string): Lengths {
  const css = readFileSync(path.join(process.cwd(), 'src', file), 'utf8');
  const found = [...css.matchAll(/^ *(--[\w-]+|[a-z-]+): ([^;{}]+);/gm)];
  return Object.fromEntries(found.reverse().map(([, name = '', value]) => [name, value] as const));
}

const grid = declarationsOf('ui/DataGrid.module.css');
const pins = declarationsOf('features/issues/columns/pinnedColumns.module.css');

const column = (key: string, width: number | null, more = {}): GridColumn<ListRow> => ({
  key,
  title: key,
  render: () => key,
  ...(width !== null && { width: `${String(width)}px` }),
  ...more,
});

/** A number of 60 px, the name, columns that are pinned, and 600 px of others. */
function listOf(name: number | null, pinned: readonly number[]) {
  return pinnedColumns([
    column('1', 60),
    column('0', name, { isName: true }),
    ...pinned.map((width, index) => column(`pin ${String(index)}`, width, { isPinned: true })),
    column('other', 600),
  ]);
}

const customOf = ({ style }: { style?: object | undefined }) => ({ ...style }) as Lengths;

/** In px: how wide the name is at most, as shown, and where it ends for a list that is scrolled to what has the focus. */
function nameIn(room: number, chosen: number | null) {
  const known = { ...grid, ...customOf(gridLayout(listOf(chosen, []))) };
  return {
    widest: lengthOf('var(--grid-name-shown, 0px)', known, room),
    scrollsTo: lengthOf(grid['scroll-padding-inline-start'] ?? '', known, room),
  };
}

it.each([
  ['as wide as chosen where there is room', 1280, 400, 400, 460],
  ['as wide as chosen up to the last px', 1280, 1060, 1060, 1120],
  ['so wide that something of the others is in view', 1280, 1200, 1060, 1120],
  ['so in a list beside a pane', 700, 800, 480, 540],
  ['never less than without a choice', 360, 800, 240, 300],
  ['as narrow as chosen in a list that has little room', 360, 100, 100, 160],
  ['not limited where nothing is chosen', 700, null, 0, 300],
])('shows a name %s', (_what, room, chosen, widest, scrollsTo) => {
  expect(nameIn(room, chosen)).toEqual({ widest, scrollsTo });
});

/** In px, of each pinned column: where it stops when the list goes sideways, and what the focus keeps free before others. */
function pinsIn(room: number, name: number | null, pinned: readonly number[]) {
  const columns = listOf(name, pinned);
  const known = { ...grid, ...pins, ...customOf(gridLayout(columns)) };
  const of = (property: string, one: GridColumn<ListRow>) =>
    lengthOf(pins[property] ?? '', { ...known, ...customOf(one) }, room);
  const stops = columns
    .filter(({ isPinned }) => isPinned)
    .map((one) => of('inset-inline-start', one));
  return {
    stops: stops.map((stop) => (stop < -1000 ? 'nowhere' : stop)),
    free: columns.slice(-1).map((one) => of('scroll-margin-inline-start', one))[0],
  };
}

it.each([
  ['beside the name', 800, 300, [100, 80], [360, 460], 180],
  ['beside a name as wide as it is without a choice', 700, null, [100], [300], 100],
  ['as long as enough of the others is in view', 700, 300, [100, 80], [360, 460], 180],
  ['no longer where there is a px less', 699, 300, [100, 80], ['nowhere', 'nowhere'], 0],
  ['not beside a name that takes the room', 1280, 1200, [48], ['nowhere'], 0],
  ['not in a list that a pane leaves little room', 360, null, [100], ['nowhere'], 0],
])('pinned columns stay %s', (_what, room, name, pinned, stops, free) => {
  expect(pinsIn(room, name, pinned)).toEqual({ stops, free });
});
