import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { GoContext } from '@/routing/useGo';
import { locationChanged } from '@/screen/navigation';
import { setupStore } from '@/store/setupStore';
import { AddressRouter } from '@/windows/AddressRouter';

/** What React Router tells those who extend the client. */
function Place() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/issues/7">An issue</Link>
      <button type="button" onClick={() => void navigate('/users?of=list#end', { replace: true })}>
        Users
      </button>
    </>
  );
}

function open() {
  const go = jest.fn();
  const store = setupStore({ apiContext: { baseUrl: '', userId: 1, csrfToken: null } });
  render(
    <Provider store={store}>
      <GoContext value={go}>
        <AddressRouter>
          <Place />
        </AddressRouter>
      </GoContext>
    </Provider>,
  );
  return { go, store, user: userEvent.setup() };
}

it('follows the path of the store', () => {
  const { store } = open();

  act(() => {
    store.dispatch(locationChanged({ path: '/views/3/issues?q=lamp', kind: 'push' }));
  });

  expect(screen.getByRole('status')).toHaveTextContent('/views/3/issues?q=lamp');
});

it('links to addresses of the client, and goes there by its own way', async () => {
  const { go, user } = open();
  const link = screen.getByRole('link', { name: 'An issue' });
  expect(link).toHaveAttribute('href', '#/issues/7');

  await user.click(link);
  expect(go).toHaveBeenLastCalledWith('/issues/7');
  await user.click(screen.getByRole('button', { name: 'Users' }));
  expect(go).toHaveBeenLastCalledWith('/users?of=list#end', { replace: true });
});
