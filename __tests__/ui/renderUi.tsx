import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';

const englishNumbers = { groupSeparator: ',', decimalSeparator: '.' };

/** Shows a presentational component in English, with a user to operate it. */
export function renderUi(element: ReactElement) {
  const inEnglish = (child: ReactElement) => (
    <AppIntlProvider locale="en_US" messages={{}} numbers={englishNumbers}>
      {child}
    </AppIntlProvider>
  );
  const { container, rerender, unmount } = render(inEnglish(element));
  return {
    user: userEvent.setup(),
    show: (next: ReactElement) => {
      rerender(inEnglish(next));
    },
    unmount,
    container,
  };
}
