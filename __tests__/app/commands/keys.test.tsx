import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { takeEarlyKeys } from '@/app/earlyKeys';
import { keymapText } from '@/commands/keymap';
import { paletteShown } from '@/screen/palette';
import { listsChosen } from '@/screen/workspace';
import { startClock } from '@tests/support/clock';
import { composingEscape } from '@tests/support/composing';
import { focused } from '@tests/support/dom';
import { createGate } from '@tests/support/gate';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, listFails, serverAnswers } from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';

const status = (text: string) => screen.findByText(text);
const rowLinks = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('link')
    .filter(({ dataset }) => dataset['rowLink'] !== undefined);

/** A key that is heard where the focus is not any more. */
const pressOf = (key: string, ctrlKey = false) =>
  new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });

/** A list with its keys at work. */
async function openList(at = '/types/2/issues') {
  const view = renderApp({ at });
  await status('1–50 of 140 issues');
  await bringKeys(view.user);
  return view;
}

/** Until they are at work: the first key fetches them. */
async function bringKeys(user: UserEvent) {
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
}

describe('keys', () => {
  it('do not lose the first one, pressed before anything listens', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await status('1–50 of 140 issues');

    await user.keyboard('j');

    await waitFor(() => {
      expect(focused()).toBe(rowLinks()[0]);
    });
  });

  it('pressed before the list has come act when it has', async () => {
    const list = answersAreSlow('/issues/list.php');
    const { user } = renderApp({ at: '/types/2/issues' });
    await bringKeys(user);

    await user.keyboard('jjx');
    list.letThrough();

    await waitFor(() => {
      expect(focused()).toBe(rowLinks()[1]);
    });
    expect(await screen.findByText('Selected')).toBeInTheDocument();
  });

  it('pressed before the list has come are forgotten by who writes in the meantime', async () => {
    const list = answersAreSlow('/issues/list.php');
    const { user } = renderApp({ at: '/types/2/issues' });
    await bringKeys(user);

    await user.keyboard('j');
    await user.click(screen.getByRole('searchbox'));
    list.letThrough();

    await status('1–50 of 140 issues');
    expect(focused()).toBe(screen.getByRole('searchbox'));
  });

  it('are not kept for anybody once they are heard, whatever is chosen later', async () => {
    const { user, store } = await openList();
    act(() => {
      store.dispatch(listsChosen('whole'));
    });
    await status('140 issues');

    // Of no command, so that nobody has taken it either.
    await user.keyboard('q');

    expect(takeEarlyKeys()).toEqual([]);
  });

  it('are not for the list while a drop-down is opened from where they are pressed', async () => {
    const { user } = await openList();
    const trigger = screen.getByRole('button', { name: 'Search by: Name' });
    const first = rowLinks()[0];

    fireEvent(trigger, pressOf('j'));
    expect(focused()).toBe(first);
    await user.click(trigger);
    fireEvent(trigger, pressOf('j'));

    expect(rowLinks()).not.toContain(focused());
  });

  it('move through the rows', async () => {
    const { user } = await openList();

    await user.keyboard('jjk');
    expect(focused()).toBe(rowLinks()[0]);
    const [, second] = rowLinks();
    await user.keyboard('j');

    expect(focused()).toBe(second);
  });

  it('select rows, one by one and in a row, and let go of them', async () => {
    const { user } = await openList();

    await user.keyboard('jx');
    expect(screen.getAllByText('Selected')).toHaveLength(1);
    await user.keyboard('{Shift>}jj{/Shift}');
    expect(screen.getAllByText('Selected')).toHaveLength(3);
    await user.keyboard('{Shift>}k{/Shift}');
    expect(screen.getAllByText('Selected')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Selected')).not.toBeInTheDocument();
  });

  it('are letters where one writes', async () => {
    const { user } = await openList();

    await user.keyboard('/');
    const box = screen.getByRole('searchbox');
    expect(box).toHaveFocus();
    await user.keyboard('jc?');

    expect(box).toHaveValue('jc?');
    expect(window.location.hash).toBe('#/types/2/issues');

    // One step at a time: what is written goes, and then one is back at the list, with its keys.
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(focused()).toBe(rowLinks()[0]);
    await user.keyboard('j/{Escape}');
    expect(focused()).toBe(rowLinks()[1]);
  });

  it('unfold the search on phones, once, and lead into it', async () => {
    const { user } = await openList();
    const unfold = screen.getByRole('button', { name: 'Search, filter and sort' });
    const box = screen.getByRole('searchbox');
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    // As the stylesheet of phones has it.
    jest
      .spyOn(box, 'checkVisibility')
      .mockImplementation(() => unfold.getAttribute('aria-expanded') === 'true');
    // What is not shown takes no focus.
    const focus = jest.spyOn(box, 'focus').mockImplementation(() => {
      if (box.checkVisibility()) HTMLElement.prototype.focus.call(box);
    });

    await user.keyboard('/');
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveFocus();

    act(() => {
      box.blur();
    });
    await user.keyboard('/');
    expect(unfold).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveFocus();
    expect(focus).toHaveBeenCalledTimes(2);
  });

  it('do nothing while a character is put together', async () => {
    const { store } = await openList();

    const press = { key: 'j', code: 'KeyJ', bubbles: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...press, isComposing: true }));

    expect(store.getState().selection.cursor).toBeNull();
  });

  it('close no layer while a character is put together', async () => {
    const { user } = await openList();
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('dialog', { name: 'Command palette' });

    fireEvent(focused(), composingEscape());
    expect(palette).toBeVisible();

    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(palette).not.toBeInTheDocument();
    });
  });

  it('leave what is searched for while a character is put together', async () => {
    const { user } = await openList();
    const box = screen.getByRole('searchbox');
    await user.type(box, 'lamp');

    fireEvent(box, composingEscape());
    expect(box).toHaveValue('lamp');

    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('comment on the open issue, and rest in the form', async () => {
    const { user } = renderApp({ at: '/issues/7' });
    await screen.findByRole('dialog', { name: /Everything/ });

    await user.keyboard('c');
    expect(await screen.findByRole('dialog', { name: 'Add comment' })).toBeVisible();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('e');

    expect(window.location.hash).toBe('#/issues/7/comments/add');
  });

  it('answer the latest comment', async () => {
    serverAnswers('/issues/comments/load.php', { text: 'Old words', format: 0 });
    const { user } = renderApp({ at: '/issues/7' });
    await screen.findByRole('dialog', { name: /Everything/ });

    await user.keyboard('r');

    await waitFor(() => {
      expect(window.location.hash).toMatch(/^#\/issues\/7\/comments\/\d+\/reply$/);
    });
  });

  it('lead somewhere by g and a letter', async () => {
    const { user } = await openList();

    await user.keyboard('gp');

    expect(await screen.findByRole('dialog', { name: 'Projects' })).toBeVisible();
  });

  it('mark a row as unread where it stands', async () => {
    serverAnswers('/issues/mark.php', null);
    const { user } = await openList();

    await user.keyboard('ju');

    const { payload } = await sentTo('/issues/mark.php');
    expect(payload).toMatchObject({ typeId: 2, searchColumn: 1 });
  });
});

describe('the sheet of keys', () => {
  it('is closed by Esc before it has the focus, and a window below it is not', async () => {
    const { user } = await openList();
    await user.click(rowLinks()[0] ?? document.body);
    const issue = await screen.findByRole('dialog');
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

    fireEvent(document.body, composingEscape());
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    fireEvent(document.body, pressOf('Escape'));

    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    expect(issue).toBeVisible();
    expect(window.location.hash).toMatch(/^#\/issues\//);
  });

  it('changes a key, refuses one that is taken, and turns one off', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keyOf = (name: RegExp) => within(sheet).getByRole('button', { name });

    await user.click(keyOf(/^Change the key of “Add comment”: C$/));
    await user.keyboard('e');
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'E is already the key of “Edit name / Edit”.',
    );

    await user.click(keyOf(/^Change the key of “Add comment”: C$/));
    await user.keyboard('y');
    expect(
      await within(sheet).findByRole('button', { name: 'Change the key of “Add comment”: Y' }),
    ).toBeVisible();

    await user.click(keyOf(/^Turn off the key of “Edit name \/ Edit”$/));
    // Whoever goes on by keys is still where they were.
    expect(keyOf(/^Change the key of “Edit name \/ Edit”: no key$/)).toHaveFocus();
    expect(window.localStorage.getItem('issuedesk.keys')).toContain('"issue.comment": "y"');

    await user.click(within(sheet).getByRole('button', { name: 'Restore all' }));
    expect(keyOf(/^Change the key of “Edit name \/ Edit”: E$/)).toBeVisible();
    expect(screen.getByText('All keyboard shortcuts restored')).toBeVisible();
  });

  it('turns all keys off, and nothing happens any more', async () => {
    const { user, store } = await openList();
    await user.keyboard('?');
    await user.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }));
    await user.keyboard('{Escape}');

    await user.keyboard('j?');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.getState().selection.cursor).toBeNull();

    // The way back needs no key.
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Use keyboard shortcuts' }));
    await user.keyboard('{Escape}j');
    await waitFor(() => {
      expect(store.getState().selection.cursor).not.toBeNull();
    });
  });

  it('opens the palette without a key', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('button', { name: 'Command palette' }));

    const palette = await screen.findByRole('dialog', { name: 'Command palette' });
    expect(within(palette).getByRole('combobox')).toHaveFocus();
  });

  it('does not restore a key that another command has by now', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const button = (name: RegExp) => within(sheet).getByRole('button', { name });
    await user.click(button(/^Turn off the key of “Edit name \/ Edit”$/));
    await user.click(button(/^Change the key of “Add comment”: C$/));
    await user.keyboard('e');
    const given = { name: 'Change the key of “Add comment”: E' };
    expect(await within(sheet).findByRole('button', given)).toBeVisible();
    await user.click(button(/^Restore the key of “Edit name \/ Edit”$/));

    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'E is already the key of “Add comment”.',
    );
    expect(button(/^Change the key of “Edit name \/ Edit”: no key$/)).toBeVisible();
  });

  it('restores keys that no other command may have', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const button = (name: string) => within(sheet).getByRole('button', { name });
    for (const [command, key] of [
      ['Clear selection', 'Esc'],
      ['Edit in list', 'F2'],
    ] as const) {
      await user.click(button(`Turn off the key of “${command}”`));
      await user.click(button(`Restore the key of “${command}”`));

      expect(button(`Change the key of “${command}”: ${key}`)).toHaveFocus();
    }
    expect(within(sheet).queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['y{Control>}x{/Control}', 'Y Ctrl+X'],
    ['{Control>}c{/Control}', 'Ctrl+C'],
    ['{ArrowDown}', '↓'],
  ])(
    'refuses %s, which could not be read again or is the key of the browser or of lists',
    async (keys, name) => {
      const { user, store } = await openList();
      await user.keyboard('?');
      const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
      await user.click(
        within(sheet).getByRole('button', { name: 'Change the key of “Add comment”: C' }),
      );
      await user.keyboard(keys);

      expect(await within(sheet).findByRole('alert')).toHaveTextContent(
        `${name} has a meaning of its own in lists and windows.`,
      );
      expect(store.getState().keymap.changed).toEqual({});
    },
  );

  it('forgets the first key of a sequence when something is written', async () => {
    const { user } = await openList();
    await user.keyboard('g');
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('x');
    await user.click(screen.getAllByRole('row')[3] ?? document.body);
    await user.keyboard('{Escape}');
    await user.keyboard('p');

    expect(window.location.hash).not.toBe('#/projects');
  });

  it('keeps what another tab has changed of the keys', async () => {
    const { user } = await openList();
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const other = keymapText({ isOn: false, changed: { 'issue.comment': 'y' } });
    window.localStorage.setItem('issuedesk.keys', other);
    await user.keyboard('{Escape}?');
    expect(window.localStorage.getItem('issuedesk.keys')).toBe(other);

    await user.click(
      await within(sheet.isConnected ? sheet : document.body).findByRole('button', {
        name: /^Turn off the key of “Edit name \/ Edit”$/,
      }),
    );
    const stored = window.localStorage.getItem('issuedesk.keys') ?? '';
    expect(JSON.parse(stored)).toMatchObject({
      isOn: false,
      changed: { 'issue.comment': 'y', 'issue.edit': null },
    });
  });

  it('has the keys that another tab has chosen at once, and writes nothing of them', async () => {
    const { store } = await openList();
    const changed = { 'issue.comment': 'y' };
    window.localStorage.setItem('issuedesk.keys', keymapText({ isOn: false, changed }));
    const written = jest.spyOn(Storage.prototype, 'setItem');

    fireEvent(window, new StorageEvent('storage', { key: 'issuedesk.keys' }));

    expect(store.getState().keymap).toMatchObject({ isOn: false, changed });
    expect(written).not.toHaveBeenCalled();
    // Somebody has emptied the storage there.
    window.localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: null }));
    expect(store.getState().keymap).toMatchObject({ isOn: true, changed: {} });
  });

  it('takes keys from a file, and says when there are none in it', async () => {
    const { user, store } = await openList();
    await user.keyboard('?');
    const file = (text: string) => new File([text], 'keys.json', { type: 'application/json' });
    const load = await screen.findByLabelText('Load from file');

    await user.upload(load, file('{}'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This file has no keyboard shortcuts that can be used.',
    );

    const changed = { 'issue.edit': 'q' };
    await user.upload(load, file(keymapText({ isOn: true, changed: { 'issue.edit': 'c' } })));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(
        /^This file has no .* can be used\. C is already the key of “Add comment”\.$/,
      );
    });
    await user.upload(load, file(keymapText({ isOn: true, changed: { 'issue.edit': 'Enter' } })));
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(/ Enter has a meaning of its own/);
    });
    // Gone since it was chosen.
    const gone = file('');
    jest.spyOn(gone, 'text').mockRejectedValue(new DOMException('', 'NotReadableError'));
    await user.upload(load, gone);
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(/can be used\.$/);
    });

    await user.upload(
      load,
      file(JSON.stringify({ format: 'issuedesk.keys', isOn: true, changed })),
    );
    await waitFor(() => {
      expect(store.getState().keymap.changed).toEqual(changed);
      expect(screen.getByText('Keyboard shortcuts loaded')).toBeVisible();
    });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the menu of a row', () => {
  it('offers what the issue offers, and gives the focus back', async () => {
    const { user } = await openList();
    const [first] = rowLinks();
    if (!first) throw new Error('No row');
    await user.keyboard('j');
    expect(first).toHaveFocus();

    fireEvent.contextMenu(first);
    const menu = await screen.findByRole('menu', { name: 'This issue' });
    expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus();
    expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      `${first.getAttribute('href')}/edit`,
    );

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(first).toHaveFocus();
  });
});

describe('the palette', () => {
  async function openPalette(at = '/types/2/issues') {
    const view = renderApp({ at });
    await status('1–50 of 140 issues');
    await view.user.keyboard('{Control>}k{/Control}');
    return { ...view, box: await screen.findByRole('combobox', { name: /^Search commands/ }) };
  }

  it('finds places and commands by some of their letters and goes there', async () => {
    const { user, box } = await openPalette();
    expect(box).toHaveFocus();

    serverAnswers('/issues/list.php', {
      columns: [],
      issues: [],
      sortColumn: 0,
      sortAscending: true,
      totalCount: 0,
    });
    await user.keyboard('frbu');
    expect(await screen.findByRole('option', { name: /Frontend Bugs/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');

    await waitFor(() => {
      expect(window.location.hash).toBe('#/folders/1/issues');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  /** Opens it and goes on at once: nothing is drawn in between. */
  async function pressAhead(...keys: string[]) {
    const view = await openList();
    await act(async () => {
      focused().dispatchEvent(pressOf('k', true));
      for (const key of keys) focused().dispatchEvent(pressOf(key));
      await Promise.resolve();
    });
    return view;
  }

  it('has what was typed while it was on its way', async () => {
    await pressAhead('c', 'h', 'a', 'm', 'Backspace', 'r', 't');

    const box = await screen.findByRole('combobox', { name: /^Search commands/ });
    await waitFor(() => {
      expect(box).toHaveValue('chart');
    });
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('Chart');
    expect(box).toHaveFocus();
  });

  it('does what was typed and chosen while it was on its way', async () => {
    await pressAhead('#', '3', '1', 'Enter');

    await waitFor(() => {
      expect(window.location.hash).toMatch(/^#\/(items|issues)\/31$/);
    });
    expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
  });

  it('is called off by Esc while it is on its way', async () => {
    const { store, user } = await pressAhead('c', 'Escape');
    expect(store.getState().palette.isOpen).toBe(false);

    await user.keyboard('{Control>}k{/Control}');

    expect(await screen.findByRole('combobox', { name: /^Search commands/ })).toHaveValue('');
  });

  it('goes to an item by its number', async () => {
    const { user } = await openPalette();

    await user.keyboard('#31{Enter}');

    await waitFor(() => {
      expect(window.location.hash).toMatch(/^#\/(items|issues)\/31$/);
    });
  });

  it('finds a number in names too, behind the item that has it, and not after #', async () => {
    const { user, box, settled } = await openPalette();
    serverAnswers('/issues/list.php', {
      columns: [{ id: 0, name: 'Name' }],
      issues: [{ id: 99, read: null, stamp: 1, subscribed: false, cells: ['404 on login'] }],
      sortColumn: 0,
      sortAscending: true,
      totalCount: 1,
    });

    await user.keyboard('404');
    expect(await screen.findByRole('option', { name: /404 on login/ })).toBeVisible();
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveAccessibleName(/^#404/);
    expect(first).toHaveAttribute('aria-selected', 'true');

    await settled();
    const asked = sentCalls('/issues/list.php').length;
    const clock = startClock();
    await user.clear(box);
    await user.keyboard('#404');
    await clock.pass(1);
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(sentCalls('/issues/list.php')).toHaveLength(asked);
  });

  it('says that nothing fits when the server has found nothing either', async () => {
    const { user } = await openPalette();
    const nothing = { columns: [], issues: [], sortColumn: 0, sortAscending: true, totalCount: 0 };
    serverAnswers('/issues/list.php', nothing);
    const list = answersAreSlow('/issues/list.php');

    await user.keyboard('qqxqq');
    await sentTo('/issues/list.php');
    expect(screen.queryByText('No matches')).not.toBeInTheDocument();
    list.letThrough();

    expect(await screen.findByText('No matches')).toBeVisible();
  });

  it('asks the server once one rests from typing, and says why it could not be asked', async () => {
    const { user, settled } = await openPalette();
    await settled();
    const asked = () => sentCalls('/issues/list.php').slice(1);
    const failing = listFails();
    const clock = startClock();
    await user.keyboard('qqx');
    await clock.pass(0.149);
    await user.keyboard('qq');
    await clock.pass(0.149);
    expect(asked()).toEqual([]);

    await clock.pass(0.002);
    jest.useRealTimers();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The server/);
    expect(asked()[0]?.payload).toMatchObject({ searchValue: 'qqxqq' });
    // It may well have something.
    expect(screen.queryByText('No matches')).not.toBeInTheDocument();
    failing.stop();

    serverAnswers('/issues/list.php', {
      columns: [{ id: 0, name: 'Name' }],
      issues: [{ id: 99, read: null, stamp: 1, subscribed: false, cells: ['qqxqq'] }],
      sortColumn: 0,
      sortAscending: true,
      totalCount: 1,
    });
    await user.keyboard('q{Backspace}');
    expect(await screen.findByRole('option', { name: /qqxqq/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('finds issues by their names, and gives the type its view back', async () => {
    const { user, settled } = renderApp({ at: '/views/23/issues' });
    await status('11 issues');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /^Search commands/ });
    serverAnswers('/issues/list.php', {
      columns: [{ id: 0, name: 'Name' }],
      issues: [{ id: 99, read: null, stamp: 1, subscribed: false, cells: ['A zebra'] }],
      sortColumn: 0,
      sortAscending: true,
      totalCount: 1,
    });

    await user.keyboard('zebra');

    expect(await screen.findByRole('option', { name: /A zebra/ })).toBeVisible();
    await waitFor(() => {
      expect(sentCalls('/issues/list.php').at(-1)?.payload).toMatchObject({ typeId: 3 });
    });
    await settled();
    const asked = sentCalls('/issues/list.php').map(({ payload }) => payload);
    const search = { searchColumn: 0, searchValue: 'zebra', offset: 0, html: false };
    // The type of the list first; then the others, none of which has a view to give back.
    expect(asked.slice(1, 3)).toEqual([
      { typeId: 2, ...search, limit: 20 },
      { viewId: 23, offset: 0, limit: 1 },
    ]);
    expect(asked.slice(3)).toEqual([4, 1, 3].map((typeId) => ({ typeId, ...search, limit: 7 })));
  });

  /** What names are found by; each type has as many as are asked for. */
  function typesAreFull(then: () => Promise<void> = () => Promise.resolve()) {
    replyWith(async ({ path, payload }) => {
      if (path !== '/issues/list.php' || payload['searchValue'] === undefined) return undefined;
      await then();
      const { typeId, limit } = payload;
      const issues = Array.from({ length: Number(limit) }, (_, at) => ({
        id: 1000 * Number(typeId) + at,
        read: null,
        stamp: 1,
        subscribed: false,
        cells: [`Zebra ${String(typeId)}`],
      }));
      return HttpResponse.json({
        result: {
          columns: [{ id: 0, name: 'Name' }],
          issues,
          sortColumn: 0,
          sortAscending: true,
          totalCount: 900,
        },
      });
    });
  }

  it('finds issues of other types, too, where the type of the list has many', async () => {
    const { user, settled, store } = renderApp({ at: '/views/23/issues' });
    await status('11 issues');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: /^Search commands/ });
    typesAreFull();

    await user.keyboard('zebra');

    await waitFor(() => {
      expect(sentCalls('/issues/list.php').at(-1)?.payload).toMatchObject({ typeId: 3 });
    });
    await settled();
    const names = store.getState().palette.found.issues.map(({ name }) => name);
    const countOf = (typeId: number) => names.filter((name) => name === `Zebra ${typeId}`).length;
    expect([2, 4, 1, 3].map(countOf)).toEqual([20, 7, 7, 7]);
  });

  it('gives the type the view back that the list has by then', async () => {
    const { user, settled } = await openPalette();
    const { isOpen, open } = createGate();
    typesAreFull(() => isOpen.then(() => undefined));
    await user.keyboard('zebra');
    await waitFor(() => {
      expect(sentCalls('/issues/list.php').at(-1)?.payload).toMatchObject({ searchValue: 'zebra' });
    });

    act(() => {
      window.location.hash = '#/views/23/issues';
    });
    await waitFor(() => {
      expect(sentCalls('/issues/list.php').at(-1)?.payload).toMatchObject({ viewId: 23 });
    });
    open();

    await waitFor(() => {
      expect(sentCalls('/issues/list.php')).toContainEqual(
        expect.objectContaining({ payload: { viewId: 23, offset: 0, limit: 1 } }),
      );
    });
    await settled();
  });

  it('says under which heading an entry stands', async () => {
    const { user, settled } = await openPalette();
    typesAreFull();

    await user.keyboard('frbu');

    expect(
      await screen.findByRole('option', { name: /Frontend Bugs/ }),
    ).toHaveAccessibleDescription('Folders');
    await settled();
  });

  it('closes by Esc alone, leaves the window below, and gives the focus back', async () => {
    const { user, store } = renderApp({ at: '/issues/7' });
    const dialog = await screen.findByRole('dialog', { name: /Everything/ });
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog', { name: 'Command palette' })).not.toBeInTheDocument();
    expect(dialog).toBeVisible();
    expect(dialog).toContainElement(focused());
    expect(window.location.hash).toBe('#/issues/7');
    expect(store.getState().palette.isOpen).toBe(false);
  });

  it('draws a few rows of thousands', async () => {
    const { store } = await openPalette();

    expect(screen.getAllByRole('option').length).toBeLessThan(40);
    expect(Number(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(
      40,
    );
    expect(store.getState().palette.isOpen).toBe(true);
  });

  it('counts its entries through all headings as one walks', async () => {
    const { user, box } = await openPalette();
    const selected = () => screen.getByRole('option', { selected: true });

    await user.keyboard('{PageDown}{PageDown}{ArrowDown}');
    expect(selected()).toHaveAttribute('aria-posinset', '22');
    expect(box).toHaveAttribute('aria-activedescendant', selected().id);
    await user.keyboard('{ArrowUp}');

    expect(selected()).toHaveAttribute('aria-posinset', '21');
  });

  it('opens and closes with the state', async () => {
    const { store } = await openPalette();

    act(() => {
      store.dispatch(paletteShown(false));
    });

    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
