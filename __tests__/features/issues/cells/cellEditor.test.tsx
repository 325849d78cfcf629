/** The editor of a cell is the state's to say: time travel moves it. */
import { act, screen, waitFor } from '@testing-library/react';
import { selectCellEdit } from '@/screen/cellEdit';
import { viewNoted } from '@/screen/issueView';
import { focused } from '@tests/support/dom';
import { renderApp } from '@tests/support/renderApp';

async function openList(as: 'bob' | 'anonymous') {
  const { store, user } = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);
  await user.keyboard('j');
  await waitFor(() => {
    expect(focused()).toHaveAttribute('data-row-link');
  });
  return { store, user };
}

it('shows what was typed at another moment, and nothing before it was opened', async () => {
  const { store, user } = await openList('bob');
  const before = { columnId: null, edit: null };
  await user.keyboard('{F2}');
  await screen.findByRole('form');
  await user.keyboard('one');
  const then = store.getState().issueView.cells ?? before;
  await user.keyboard(' two');
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('one two');
  expect(selectCellEdit(store.getState())?.typed).toBe('one two');

  act(() => {
    store.dispatch(viewNoted({ cells: then }));
  });
  expect(field).toHaveValue('one');
  await user.keyboard('!');
  expect(field).toHaveValue('one!');

  act(() => {
    store.dispatch(viewNoted({ cells: before }));
  });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it('does not render the list while one types', async () => {
  const { user } = await openList('bob');
  await user.keyboard('{F2}');
  await screen.findByRole('form');
  const table = screen.getByRole('table');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(table, { attributes: true, childList: true, subtree: true });
  await user.keyboard('one');
  changes.push(...observer.takeRecords());
  observer.disconnect();

  expect(changes).toEqual([]);
});

it('is not there for visitors', async () => {
  const { store, user } = await openList('anonymous');
  await user.keyboard('{F2}');
  await user.paste('1\n2');

  expect(selectCellEdit(store.getState())).toBeNull();
  expect(screen.queryByRole('form', { name: 'Paste values' })).not.toBeInTheDocument();
});
