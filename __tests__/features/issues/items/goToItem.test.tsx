import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const field = () => screen.findByRole('textbox', { name: /^ID/ });

describe('going to an item by its number', () => {
  it('opens the issue with that number', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.click(await screen.findByRole('link', { name: 'Go to item' }));

    expect(await screen.findByRole('dialog', { name: 'Go to item' })).toBeVisible();
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveAttribute('maxlength', '22');
    expect(await field()).toHaveAttribute('autocomplete', 'off');
    await user.type(await field(), ' #7 {Enter}');

    await waitFor(() => {
      expect(window.location.hash).toBe('#/issues/7');
    });
    expect((await sentTo('/issues/find.php')).payload).toEqual({ itemId: 7 });
  });

  it('opens the issue of a comment at that comment', async () => {
    const { user } = renderApp({ at: '/items/goto' });

    await user.type(await field(), '2105{Enter}');

    await waitFor(() => {
      expect(window.location.hash).toBe('#/issues/7/items/2105');
    });
  });

  it.each([
    ['', 'Enter a value.'],
    ['#', 'The value is not in the expected format.'],
    ['##7', 'The value is not in the expected format.'],
    ['# 7', 'The value is not in the expected format.'],
    ['7a', 'The value is not in the expected format.'],
    ['0', 'The number is too small.'],
    ['2147483648', 'The number is too large.'],
  ])('refuses %j without asking the server', async (text, message) => {
    const { user } = renderApp({ at: '/items/goto' });

    await user.click(await field());
    await user.keyboard(`${text}{Enter}`);

    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toBeInvalid();
    expect(await field()).toHaveFocus();
    expect(sentCalls('/issues/find.php')).toHaveLength(0);
  });

  it('tells under the field when there is no such item', async () => {
    const { user } = renderApp({ at: '/items/goto' });

    await user.type(await field(), '999999{Enter}');

    expect(
      await screen.findByText('There is no issue, comment or file with this ID.'),
    ).toBeVisible();
    expect(await field()).toBeInvalid();
    expect(window.location.hash).toBe('#/items/goto');
  });

  it('goes back to the list on Cancel', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await user.click(await screen.findByRole('link', { name: 'Go to item' }));

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(window.location.hash).toBe('#/types/2/issues');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to item' })).toHaveFocus();
  });
});
