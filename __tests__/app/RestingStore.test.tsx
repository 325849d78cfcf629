import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { RestingStore } from '@/app/window/RestingStore';
import { selectPath, locationChanged } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { setupStore } from '@/store/setupStore';
import { baseURL } from '@tests/support/server/tracker';

let looks = 0;

function Path() {
  const dispatch = useAppDispatch();
  const path = useAppSelector((state) => {
    looks += 1;
    return selectPath(state);
  });
  return (
    <button
      onClick={() => {
        dispatch(locationChanged({ path: '/pressed', kind: 'push' }));
      }}
    >
      at {path}
    </button>
  );
}

function renderResting() {
  const store = setupStore({ apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null } });
  const at = (isResting: boolean) => (
    <Provider store={store}>
      <RestingStore isResting={isResting}>
        <Path />
      </RestingStore>
    </Provider>
  );
  const { rerender, unmount } = render(at(false));
  const go = (path: string) => {
    act(() => {
      store.dispatch(locationChanged({ path, kind: 'push' }));
    });
  };
  return {
    go,
    unmount,
    rest: (isResting: boolean) => {
      rerender(at(isResting));
    },
  };
}

it('looks at no action while it rests, and shows the latest state when it is shown again', () => {
  const { go, rest } = renderResting();
  go('/one');
  expect(screen.getByText('at /one')).toBeVisible();

  rest(true);
  looks = 0;
  go('/two');
  go('/three');
  expect(looks).toBe(0);
  expect(screen.getByText('at /one')).toBeVisible();

  rest(false);
  expect(screen.getByText('at /three')).toBeVisible();
  go('/four');
  expect(screen.getByText('at /four')).toBeVisible();
});

it('acts on the store itself, and leaves it with the last who listens', async () => {
  const { go, rest, unmount } = renderResting();
  rest(true);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('at')).toBeVisible();
  rest(false);
  expect(screen.getByText('at /pressed')).toBeVisible();

  unmount();
  looks = 0;
  go('/after');
  expect(looks).toBe(0);
});
