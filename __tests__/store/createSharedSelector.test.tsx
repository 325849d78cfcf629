import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { locationChanged } from '@/screen/navigation';
import { rowToggled, selectSelectedIds } from '@/screen/selection';
import { createSharedSelector } from '@/store/createSharedSelector';
import { setupStore } from '@/store/setupStore';
import { baseURL } from '@tests/support/server/tracker';

let looks = 0;
const useSelected = createSharedSelector((state) => {
  looks += 1;
  return selectSelectedIds(state);
});

function Row({ id }: { id: number }) {
  const isSelected = useSelected((ids) => ids.includes(id));
  return <p>{`${String(id)} ${isSelected ? 'selected' : 'left'}`}</p>;
}

function renderRows(ids: readonly number[]) {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  const rows = (shown: readonly number[]) => (
    <Provider store={store}>
      {shown.map((id) => (
        <Row key={id} id={id} />
      ))}
    </Provider>
  );
  const { rerender } = render(rows(ids));
  return {
    show: (shown: readonly number[]) => {
      rerender(rows(shown));
    },
    dispatch: (action: Parameters<typeof store.dispatch>[0]) => {
      act(() => {
        store.dispatch(action);
      });
    },
  };
}

it('looks as often for ten rows as for one after an action that does not concern them', () => {
  const looksFor = (count: number) => {
    const { dispatch, show } = renderRows(Array.from({ length: count }, (_, index) => index + 1));
    looks = 0;
    dispatch(locationChanged({ path: '/issues/7', kind: 'push' }));
    const after = looks;
    show([]);
    return after;
  };
  expect(looksFor(1)).toBeGreaterThan(0);
  expect(looksFor(10)).toBe(looksFor(1));
});

it('shows each row what it is told, also rows that come later', () => {
  const { dispatch, show } = renderRows([1, 2]);
  dispatch(rowToggled({ issueId: 2 }));
  expect(screen.getByText('1 left')).toBeVisible();
  expect(screen.getByText('2 selected')).toBeVisible();

  show([2, 3]);
  dispatch(rowToggled({ issueId: 3 }));
  expect(screen.getByText('3 selected')).toBeVisible();

  // Whoever listens anew after all had gone hears again.
  show([]);
  looks = 0;
  dispatch(rowToggled({ issueId: 3 }));
  expect(looks).toBe(0);
  show([3]);
  expect(screen.getByText('3 left')).toBeVisible();
  dispatch(rowToggled({ issueId: 3 }));
  expect(screen.getByText('3 selected')).toBeVisible();
});
