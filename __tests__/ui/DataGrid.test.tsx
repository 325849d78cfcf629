import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { DataGrid } from '@/ui/DataGrid';
import { GridFooter } from '@/ui/GridFooter';
import type { GridColumn } from '@/ui/gridColumn';
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
  {
    key: 'id',
    title: 'ID',
    size: 'small',
    kind: 'number',
    isSortable: true,
    render: (row) => `#${row.issueId}`,
  },
  { key: 'name', title: 'Name', isName: true, isSortable: true, render: (row) => row.name },
  { key: 'place', title: 'Location', render: () => <a href="#/items/1">see #1</a> },
];

const shared = {
  label: 'Issues',
  columns,
  rowKey: (row: Issue) => row.issueId,
  rowHref: (row: Issue) => `#/issues/${row.issueId}`,
};

const rowLink = (name: string) => screen.getByRole('link', { name });

describe('a grid', () => {
  it('shows captions and cells, and names each row link by its name column', () => {
    renderUi(<DataGrid {...shared} rows={issues} currentKey={5} />);

    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'ID',
      'Name',
      'Location',
    ]);
    expect(rowLink('Printer')).toHaveAttribute('href', '#/issues/7');
    expect(rowLink('Login')).toHaveAttribute('aria-current', 'true');
    expect(
      within(screen.getByRole('row', { name: '#3 Board see #1' })).getByRole('link', {
        name: 'see #1',
      }),
    ).toBeVisible();
  });

  it('draws first what the screen can show, and the rest after it', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      issueId: index + 1,
      name: `Issue ${String(index + 1)}`,
    }));
    const drawn: number[] = [];
    function Counter() {
      useLayoutEffect(() => {
        drawn.push(screen.getAllByRole('row').length - 1);
      });
      return null;
    }
    renderUi(
      <>
        <DataGrid {...shared} columns={columns.slice(0, 2)} rows={rows} />
        <Counter />
      </>,
    );

    // Rows are 34 px high, and bars stand above and below them.
    expect(drawn[0]).toBeGreaterThanOrEqual((window.innerHeight - 150) / 34);
    expect(drawn[0]).toBeLessThan(rows.length);
    // The scroll bar is that of all.
    expect(screen.getByRole('presentation').style.blockSize).toBe(
      `calc(${String(rows.length - (drawn[0] ?? 0))} * var(--grid-row-height))`,
    );
    await waitFor(() => {
      expect(screen.getAllByRole('row')).toHaveLength(rows.length + 1);
    });
  });

  it('has one row in the tab order, the current one, and moves by keys', async () => {
    const { user } = renderUi(
      <DataGrid {...shared} columns={columns.slice(0, 2)} rows={issues} currentKey={5} />,
    );

    await user.tab();
    expect(rowLink('Login')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(rowLink('Board')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rowLink('Printer')).toHaveFocus();
    expect(rowLink('Printer')).toHaveAttribute('tabindex', '0');
    expect(rowLink('Login')).toHaveAttribute('tabindex', '-1');
    await user.keyboard('{PageDown}');

    expect(rowLink('Board')).toHaveFocus();
  });

  it('tells the sorted column and asks for another by its header', async () => {
    const handleSort = jest.fn();
    const { user } = renderUi(
      <DataGrid
        {...shared}
        rows={issues}
        sort={{ key: 'id', isAscending: false }}
        onSort={handleSort}
      />,
    );

    expect(screen.getByRole('columnheader', { name: 'ID' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(screen.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');
    expect(screen.queryByRole('button', { name: 'Location' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Name' }));

    expect(handleSort).toHaveBeenCalledWith('name');
  });

  it('keeps its rows while busy, and shows what it is given when there are none', () => {
    const { show } = renderUi(<DataGrid {...shared} rows={issues} isBusy />);

    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Issues' })).toHaveAttribute('aria-busy', 'true');
    expect(rowLink('Printer')).toBeInTheDocument();
    show(
      <DataGrid {...shared} rows={[]}>
        Nothing here
      </DataGrid>,
    );

    expect(screen.getByText('Nothing here')).toBeVisible();
  });

  it('has no row links without addresses', () => {
    const { rowHref: _unused, ...withoutHref } = shared;
    renderUi(<DataGrid {...withoutHref} columns={columns.slice(0, 2)} rows={issues} />);

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Printer' })).toBeVisible();
  });

  it('is scrolled by the keyboard where nothing in it takes the focus', async () => {
    const { rowHref: _unused, ...withoutHref } = shared;
    const grid = { ...withoutHref, columns: columns.slice(0, 2) };
    const { user, unmount } = renderUi(<DataGrid {...grid} rows={issues} />);

    await user.tab();
    expect(screen.getByRole('group', { name: 'Issues' })).toHaveFocus();
    unmount();
    renderUi(<DataGrid {...grid} rows={[]} />);
    await user.tab();

    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('renders no row again when something else on the screen changes', async () => {
    const render = jest.fn((row: Issue) => row.name);
    const counted = [{ key: 'name', title: 'Name', render }];
    function Screen() {
      const [text, setText] = useState('');
      return (
        <>
          <input
            aria-label="Search"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
          <DataGrid {...shared} columns={counted} rows={issues} />
        </>
      );
    }
    const { user } = renderUi(<Screen />);

    render.mockClear();
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'abc');

    expect(render).not.toHaveBeenCalled();
  });

  it('hands the focus of a row that goes to the one in its place', async () => {
    const { user, show } = renderUi(<DataGrid {...shared} rows={issues} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(rowLink('Login')).toHaveFocus();

    show(<DataGrid {...shared} rows={issues.filter(({ name }) => name !== 'Login')} />);
    expect(rowLink('Board')).toHaveFocus();

    show(<DataGrid {...shared} rows={issues.slice(0, 1)} />);
    expect(rowLink('Printer')).toHaveFocus();
  });
});

describe('the footer of a grid', () => {
  it('offers the pages there are, and keeps the focus where they end', async () => {
    const handleNext = jest.fn();
    const { user, show } = renderUi(<GridFooter status="1-50 of 70" onNext={handleNext} />);
    const next = screen.getByRole('button', { name: 'Next page' });

    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    await user.click(next);
    expect(handleNext).toHaveBeenCalledTimes(1);
    show(<GridFooter status="51-70 of 70" />);
    await user.click(next);

    expect(next).toHaveFocus();
    expect(handleNext).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('51-70 of 70');
  });
});
