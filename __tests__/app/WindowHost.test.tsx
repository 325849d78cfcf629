import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { WindowHost } from '@/app/window/WindowHost';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';
import { issuePaths } from '@/routing/paths/issues';
import { setupStore } from '@/store/setupStore';
import { definePage } from '@/windows/windowPage';
import { defineWindow } from '@/windows/windowRoute';
import { baseURL } from '@tests/support/server/tracker';

const page = definePage<{ issueId: number }>({
  title: () => ({ text: 'A window' }),
  Page: () => null,
});

it('asks for the code of a kept window again when it comes back after that failed', async () => {
  let isOffline = true;
  const route = defineWindow({
    path: issuePaths.issueDetails,
    access: 'anybody',
    size: 'large',
    autoClose: true,
    isKept: true,
    load: (): Promise<{ page: typeof page }> =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve({ page }),
  });
  const store = setupStore({
    apiContext: { baseUrl: baseURL, userId: 0, csrfToken: null },
  });
  const at = (path: string) => {
    const matched = route.handle.open(path);
    return (
      <Provider store={store}>
        <AppIntlProvider
          locale="en_US"
          messages={{}}
          numbers={{ groupSeparator: ',', decimalSeparator: '.' }}
        >
          <WindowHost
            matched={matched}
            wanted={matched}
            closePath=""
            hasPane={false}
            error={null}
          />
        </AppIntlProvider>
      </Provider>
    );
  };
  const { rerender } = render(at('/issues/7'));
  await screen.findByRole('dialog', { name: 'No connection' });
  rerender(at(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  isOffline = false;
  rerender(at('/issues/7'));

  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
  expect(await screen.findByRole('dialog', { name: 'A window' })).toBeVisible();
});
