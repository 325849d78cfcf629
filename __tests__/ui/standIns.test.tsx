import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { DataGrid } from '@/ui/DataGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { earlyRows } from '@/ui/earlyRows';
import { endUnlessStandingIn, findStandIns, measureStandIns } from '@/ui/standIns';
import { renderUi } from './renderUi';

interface Issue {
  issueId: number;
  name: string;
}

const issues: Issue[] = [
  { issueId: 7, name: 'Printer' },
  { issueId: 5, name: 'Login' },
  { issueId: 3, name: 'Board' },
];

const columns: GridColumn<Issue>[] = [
  { key: 'name', title: 'Name', isName: true, render: ({ name }) => name },
];

/** Rows with these keys, drawn by somebody else over the page. */
function drawBefore(keys: readonly number[], { isIdle = true } = {}): HTMLElement {
  const layer = document.createElement('div');
  layer.innerHTML = '<div><div role="table"><div role="rowgroup"></div></div></div>';
  layer.append(keys.map((key) => `Before ${String(key)}`).join(', '));
  document.body.append(layer);
  earlyRows.offered = { keys, layer, areIdle: () => isIdle };
  measureStandIns();
  return layer;
}

/** A grid of the issues, and what is there when it is there first, and in the end: its rows, and what was drawn before. */
function renderGrid(layer: HTMLElement) {
  const seen: { rows: (string | null)[]; before: boolean; isAlone: boolean }[] = [];
  const look = () => {
    const [, ...rows] = screen.getAllByRole('row');
    seen.push({
      rows: rows.map(({ textContent }) => textContent),
      before: layer.isConnected,
      isAlone: layer.ariaHidden === 'true',
    });
  };
  function Client() {
    useLayoutEffect(() => {
      endUnlessStandingIn();
      look();
    });
    return (
      <DataGrid
        label="Issues"
        columns={columns}
        rows={issues}
        rowKey={({ issueId }) => issueId}
        rowHref={({ issueId }) => `#/issues/${String(issueId)}`}
      />
    );
  }
  renderUi(<Client />);
  look();
  return seen;
}

const own = ['Printer', 'Login', 'Board'];

afterEach(() => {
  endUnlessStandingIn();
});

it('stand over the table until it has drawn its own rows', () => {
  expect(renderGrid(drawBefore([7, 5]))).toEqual([
    { rows: [], before: true, isAlone: true },
    { rows: own, before: false, isAlone: true },
  ]);
});

it.each([
  ['of other issues', [7, 3], true],
  ['somebody has begun to use', [7, 5], false],
])('go with the first rows if they are rows %s', (_rows, keys, isIdle) => {
  const all = { rows: own, before: false, isAlone: false };
  expect(renderGrid(drawBefore(keys, { isIdle }))).toEqual([all, all]);
});

it('go where React draws something else', () => {
  const layer = drawBefore([7, 5]);
  endUnlessStandingIn();

  expect(layer).not.toBeInTheDocument();
  expect(findStandIns([7, 5])).toBeNull();
});

it('are for the first table', () => {
  renderGrid(drawBefore([1]));

  expect(findStandIns([1])).toBeNull();
});

it('have no place in a window of another size', () => {
  drawBefore([7, 5]);
  const { innerHeight } = window;
  window.innerHeight = innerHeight + 1;
  expect(findStandIns([7, 5])).toBeNull();

  window.innerHeight = innerHeight;
  expect(findStandIns([7, 5])).not.toBeNull();
});
