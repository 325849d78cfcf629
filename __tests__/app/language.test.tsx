import { act, screen, waitFor } from '@testing-library/react';
import { textField } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { languageChosen } from '@/screen/language';

it('leaves an open form as it is when another language comes', async () => {
  const { user, store } = renderApp({ at: '/issues/7/comments/add', as: 'carol' });
  await user.type(await textField('Comment'), 'Half a sentence');

  act(() => {
    store.dispatch(languageChosen('cy'));
  });

  await waitFor(() => {
    expect(document.documentElement).toHaveAttribute('lang', 'cy');
  });
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('textbox', { name: 'Sylw' })).toHaveValue('Half a sentence');
  expect(screen.getByRole('textbox', { name: 'Sylw' })).toHaveFocus();
});
