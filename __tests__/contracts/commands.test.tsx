/** What one can do on the issue side is said once, in the table of commands. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { commandTable } from '@/app/commands/commandTable';
import { keyText } from '@/app/commands/keyParts';
import { fixedKeySlots, keySlots } from '@/commands/keymap';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { reloadRequested } from '@/screen/navigation';
import { pasteFiles } from '@tests/support/pasteFiles';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, listFails, serverRefuses } from '@tests/support/server/scenarios';
import { sentTo } from '@tests/support/server/tracker';
import { strayControls, strayInMenus } from '@tests/support/strayControls';

/** The keys as `docs/screens.md` tells them: a row for each, in the order of the table; those that are fixed come last. */
function keysOfTable(): string[] {
  const intl = createIntl({ locale: 'en' });
  const slots = [...keySlots(commandTable), ...fixedKeySlots(commandTable)];
  return slots.map(({ key, commands }) => {
    const words = commands.map(({ message, slot }) =>
      // Of whichever type or column: its place, or nothing.
      intl.formatMessage(message, { known: 'no', position: slot.split('.').at(-1), name: '…' }),
    );
    return `${keyText(key)}: ${[...new Set(words)].join(' / ')}`;
  });
}

it('has its key and words in the documentation', () => {
  const page = readFileSync(path.join(__dirname, '../../docs/screens.md'), 'utf8');
  const [, section = ''] = page.split('### 15.1 ');
  const [, ...rows] = (section.split('\n\n## ')[0] ?? '')
    .split('\n')
    .flatMap((line) => /^\| (.+?) +\| (.+?) +\|$/.exec(line)?.slice(1).join(': ') ?? [])
    .filter((row) => !row.startsWith('---'));

  expect(rows).toEqual(keysOfTable());
});

it('names each command once', () => {
  const ids = new Set(commandTable.map(({ id }) => id));

  expect(ids.size).toBe(commandTable.length);
});

it.each(['bob', 'carol', 'anonymous'] as const)('is all that %s finds at the list', async (as) => {
  const { user } = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);

  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
});

it.each(['bob', 'carol'] as const)('is all that %s finds below several issues', async (as) => {
  const { user } = renderApp({ at: '/types/2/issues', as });
  await screen.findByText(/^1–50 of/);
  await user.keyboard('j');
  await screen.findAllByRole('checkbox');
  await user.keyboard('{Shift>}jj{/Shift}');
  const bar = await screen.findByRole('toolbar', { name: '3 issues selected' });

  expect(within(bar).getByRole('button', { name: 'Attributes' })).toBeVisible();
  expect(await strayInMenus(user, bar)).toEqual([]);
});

it('leads from the bar at the top to where the command leads', async () => {
  const { store } = renderApp({ at: '/types/2/issues' });
  await screen.findByText(/^1–50 of/);
  const link = screen.getByRole('link', { name: 'Add issue' });
  const command = commandTable.find(({ id }) => id === link.dataset['command']);

  expect(link).toHaveAttribute(
    'href',
    `#${command?.href(store.getState(), { kind: 'list' }) ?? ''}`,
  );
});

it.each(['bob', 'carol', 'anonymous'] as const)('is all that %s finds at an issue', async (as) => {
  const { user } = renderApp({ at: '/issues/7', as });

  expect(await strayInMenus(user, await screen.findByRole('dialog'))).toEqual([]);
});

it.each([
  '/types/2/issues/add',
  '/types/2/issues/import',
  '/issues/7/edit',
  '/issues/7/move',
  '/issues/7/delete',
  '/issues/7/subscribe',
  '/issues/7/unsubscribe',
  '/issues/7/description/edit',
  '/issues/7/description/delete',
  '/issues/7/comments/add',
  '/issues/7/comments/2105/reply',
  '/issues/7/comments/2105/edit',
  '/issues/7/comments/2105/delete',
  '/issues/7/files/add',
  '/issues/7/files/2111/edit',
  '/issues/7/files/2111/delete',
  '/issues/7/files/2111/preview',
  '/items/goto',
])('is all there is in the window at %s', async (at) => {
  const { user } = renderApp({ at, as: 'bob' });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findAllByRole('button', { name: /^(Cancel|Close)$/ });

  expect(await strayInMenus(user, dialog)).toEqual([]);
});

it('is all there is in the window that clones an issue', async () => {
  const { user } = renderApp({ at: '/issues/7/clone', as: 'carol' });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('button', { name: 'Cancel' });

  expect(await strayInMenus(user, dialog)).toEqual([]);
});

it.each(['/export/csv', '/export/report', '/mark/read', '/mark/unread'])(
  'is all there is in the window of a list at %s',
  async (at) => {
    const { user } = renderApp({ at: '/types/2/issues', as: 'bob' });
    await screen.findByText(/^1–50 of/);
    act(() => {
      window.location.hash = `#${at}`;
    });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Cancel' });

    expect(await strayInMenus(user, dialog)).toEqual([]);
  },
);

it('is all there is in a search in all types', async () => {
  const { user } = renderApp({ at: '/search', as: 'bob' });
  const dialog = await screen.findByRole('dialog', { name: 'Search in all types' });
  await within(dialog).findByRole('searchbox');

  expect(await strayInMenus(user, dialog)).toEqual([]);
});

describe('a search in all types', () => {
  async function search() {
    const { user } = renderApp({ at: '/search', as: 'bob' });
    const dialog = await screen.findByRole('dialog', { name: 'Search in all types' });
    await user.type(await within(dialog).findByRole('searchbox'), 'door{Enter}');
    return { user, dialog };
  }

  it('is stopped and goes on by commands', async () => {
    answersAreSlow('/issues/list.php');
    const { user, dialog } = await search();
    const stop = await within(dialog).findByRole('button', { name: 'Stop' });
    expect(stop).toHaveAttribute('data-command', 'searchAll.stop');
    expect(await strayInMenus(user, dialog)).toEqual([]);

    await user.click(stop);
    const resume = await within(dialog).findByRole('button', { name: 'Continue' });
    expect(resume).toHaveAttribute('data-command', 'searchAll.resume');
    expect(resume).toHaveFocus();
    expect(await strayInMenus(user, dialog)).toEqual([]);
  });

  it('that was refused is begun anew by one', async () => {
    listFails();
    const { user, dialog } = await search();

    expect(await within(dialog).findByRole('button', { name: 'Try again' })).toHaveAttribute(
      'data-command',
      'searchAll.retry',
    );
    expect(await strayInMenus(user, dialog)).toEqual([]);
  });
});

describe('files on their way', () => {
  const path = '/issues/files/add.php';

  async function sendWithFiles() {
    const { user } = renderApp({ at: '/issues/7', as: 'carol', isWide: true });
    const [line] = await screen.findAllByRole('button', { name: 'Add comment' });
    if (line) await user.click(line);
    const text = await screen.findByRole('textbox', { name: 'Comment' });
    pasteFiles(text, new File(['x'], 'notes.txt'), new File(['y'], 'more.txt'));
    const list = await screen.findByRole('list', { name: 'Files' });
    await user.type(text, 'Kept{Control>}{Enter}{/Control}');
    return { user, list };
  }

  const retries = () => screen.findAllByRole('button', { name: 'Try again' });

  it('are called off, and sent once more, by what belongs to the comment', async () => {
    answersAreSlow(path);
    const { user, list } = await sendWithFiles();
    for (const name of ['notes.txt', 'more.txt']) {
      const cancel = await within(list).findByRole('button', { name: 'Cancel', description: name });
      expect(within(list).getByRole('progressbar', { name })).toBeVisible();
      expect(strayControls(screen.getByRole('dialog'))).toEqual([]);
      await user.click(cancel);
    }

    expect(await retries()).toHaveLength(2);
    expect(strayControls(screen.getByRole('dialog'))).toEqual([]);
  });

  it('have nothing else beside them once they are refused', async () => {
    serverRefuses(path, ApiErrorCode.AccessDenied);
    await sendWithFiles();
    expect(await retries()).toHaveLength(2);
    expect(strayControls(screen.getByRole('dialog'))).toEqual([]);

    // What only has such a name is found, in the form as well.
    for (const name of ['Try again', 'Cancel', 'Remove']) {
      const foreign = document.createElement('button');
      foreign.textContent = name;
      screen.getByRole('form', { name: 'Add comment' }).append(foreign);
    }
    expect(strayControls(screen.getByRole('dialog'))).toEqual(['Try again', 'Cancel', 'Remove']);
  });

  it('are sent from their window by its form alone', async () => {
    serverRefuses(path, ApiErrorCode.TransactionDeadlock);
    const { letThrough } = answersAreSlow(path);
    const { user } = renderApp({ at: '/issues/7/files/add', as: 'carol' });
    const dialog = await screen.findByRole('dialog');
    const field = await within(dialog).findByLabelText('Files *');
    await user.upload(field, new File(['x'], 'notes.txt'));
    await user.click(within(dialog).getByRole('button', { name: 'Attach file' }));
    await sentTo(path);
    expect(strayControls(dialog)).toEqual([]);

    letThrough();
    await screen.findByRole('button', { name: 'Try again', description: 'notes.txt' });
    expect(strayControls(dialog)).toEqual([]);
  });
});

describe('a list that could not be loaded', () => {
  it('has in its place only what loads the screen', async () => {
    listFails();
    renderApp({ at: '/types/2/issues', as: 'bob' });
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('button', { name: 'Try again' });

    expect(strayControls(dialog)).toEqual([]);
  });

  it('has only that above it while it is an older one', async () => {
    const { store, user } = renderApp({ at: '/types/2/issues', as: 'bob' });
    await screen.findByText(/^1–50 of/);
    listFails();
    act(() => {
      store.dispatch(reloadRequested());
    });
    await screen.findByRole('button', { name: 'Try again' });

    expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
  });
});

it('is all there is at the desk, and where its lists could not be loaded', async () => {
  const failing = listFails();
  const { user } = renderApp();
  const unread = await screen.findByRole('region', { name: 'Unread issues' });
  const [retry] = await within(unread).findAllByRole(
    'button',
    { name: 'Try again' },
    { timeout: 5000 },
  );
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);

  failing.stop();
  if (retry) await user.click(retry);
  await within(unread).findAllByRole('link', {}, { timeout: 5000 });
  expect(await strayInMenus(user, screen.getByRole('main'))).toEqual([]);
});
