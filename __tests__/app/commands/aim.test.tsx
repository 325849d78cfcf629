import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

/** Those that lead to an issue, with what is in them. */
const issueRows = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('row')
    .flatMap((row) => {
      const link = within(row)
        .queryAllByRole('link')
        .find(({ dataset }) => dataset['rowLink'] !== undefined);
      return link ? { link, tick: within(row).getByRole('checkbox') } : [];
    });
const asked = () => sentCalls('/issues/load.php').map(({ payload }) => payload);

/** A list whose keys and pointers are at work, and its first two rows. */
async function visit() {
  // Somebody who is in another window, such as that of the developer tools, only passes by.
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const view = renderApp({ at: '/types/2/issues' });
  await screen.findByText('1–50 of 140 issues');
  await view.user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await view.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  const [first, second] = issueRows().map(({ link, tick }) => ({
    link,
    tick,
    glance: {
      issueId: Number(/\d+/.exec(link.getAttribute('href') ?? '')?.[0]),
      description: true,
      attributes: true,
      html: true,
    },
  }));
  if (!first || !second) throw new Error('The list is empty.');
  return { ...view, first, second };
}

describe('a pointer over the list', () => {
  it('fetches the issue it rests on without reading it, and none it passes', async () => {
    const { user, first, second } = await visit();

    await user.hover(second.link);
    await user.hover(first.link);

    await waitFor(() => {
      expect(asked()).toEqual([first.glance]);
    });
  });

  it('fetches nothing where it presses something else', async () => {
    const { user, first, second } = await visit();

    await user.click(second.tick);
    await user.hover(first.link);

    await waitFor(() => {
      expect(asked()).toEqual([first.glance]);
    });
  });

  it('shows at once what it has fetched when the row is opened', async () => {
    const { user, first, settled } = await visit();
    await user.hover(first.link);
    await waitFor(() => {
      expect(asked()).toEqual([first.glance]);
    });
    await settled();

    await user.click(first.link);

    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
    expect(asked()).toEqual([first.glance, expect.objectContaining({ history: true })]);
  });
});
