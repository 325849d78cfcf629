import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { DataGrid } from '@/ui/DataGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { findStandIns, offerStandIns } from '@/ui/standIns';
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

/** Rows with these keys, drawn by somebody else. */
function drawnBefore(keys: readonly number[]): Element[] {
  return keys.map((key) => {
    const row = document.createElement('div');
    row.setAttribute('role', 'row');
    row.textContent = `Before ${String(key)}`;
    return row;
  });
}

/** A grid of the issues, and what its rows say when it is there, and in the end. */
function renderGrid() {
  const seen: (string | null)[][] = [];
  const look = () => {
    const [, ...rows] = screen.getAllByRole('row');
    seen.push(rows.map(({ textContent }) => textContent));
  };
  function Look() {
    useLayoutEffect(look);
    return null;
  }
  renderUi(
    <>
      <DataGrid
        label="Issues"
        columns={columns}
        rows={issues}
        rowKey={({ issueId }) => issueId}
        rowHref={({ issueId }) => `#/issues/${String(issueId)}`}
      />
      <Look />
    </>,
  );
  look();
  return seen;
}

const own = ['Printer', 'Login', 'Board'];

it('stand in the table until it has drawn its own rows', () => {
  offerStandIns({ keys: [7, 5], rows: drawnBefore([7, 5]), areIdle: () => true });

  expect(renderGrid()).toEqual([['Before 7', 'Before 5'], own]);
});

it.each([
  ['of other issues', [7, 3], true],
  ['somebody has begun to use', [7, 5], false],
])('have no place if they are rows %s', (_rows, keys, isIdle) => {
  offerStandIns({ keys, rows: drawnBefore(keys), areIdle: () => isIdle });

  expect(renderGrid()).toEqual([own, own]);
});

it('are for the first table', () => {
  offerStandIns({ keys: [1], rows: drawnBefore([1]), areIdle: () => true });
  renderGrid();

  expect(findStandIns([1])).toEqual([]);
});
