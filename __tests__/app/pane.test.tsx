import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { draftOwner, listDrafts } from '@/forms/drafts';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { openEditor } from '@/screen/inlineEdit';
import { locationChanged } from '@/screen/navigation';
import { cursorMoved, selectIsGlancing } from '@/screen/selection';
import { paneResized, placeChosen, workspaceNoted } from '@/screen/workspace';
import { startClock } from '@tests/support/clock';
import { focused } from '@tests/support/dom';
import { titleIs } from '@tests/support/title';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serveIssues } from '@tests/support/server/anyIssue';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { baseURL, replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';

/** The separator of list and pane; the captions of the columns have their own. */
const ROOM = { name: 'Room for the issue' };
const list = () => within(screen.getByRole('main'));
const row = (issueId: number) => {
  const link = list()
    .getAllByRole('link')
    .find((one) => one.getAttribute('href') === `#/issues/${String(issueId)}`);
  if (!link) throw new Error(`The list has no row of ${String(issueId)}.`);
  return link;
};
const pane = (issueId: number) =>
  screen.findByRole('region', { name: `Issue ${String(issueId)}` }, { timeout: 3_000 });
const loads = () => sentCalls('/issues/load.php').map(({ payload }) => payload);
const readIds = () =>
  loads()
    .filter(({ history }) => history === true)
    .map(({ issueId }) => issueId);

/** The same place across and down: which counts depends on where the pane stands. */
const at = (place: number) => ({ clientX: place, clientY: place });

/** At once: nothing is drawn or told in between. */
function pressJ() {
  act(() => {
    focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  });
}

/** In the order of the list. */
const rowIds = () =>
  list()
    .getAllByRole('link')
    .flatMap((link) => /^#\/issues\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? [])
    .map(Number);

/** A list on a wide screen, with an issue of it opened by a click. */
async function openBeside() {
  serveIssues();
  const view = renderApp({ at: '/types/2/issues', isWide: true });
  await screen.findByText('1–50 of 140 issues');
  const ids = rowIds();
  const [first = 0, second = 0, third = 0] = ids;
  const last = ids.at(-1) ?? 0;
  await view.user.click(row(first));
  await pane(first);
  await view.settled();
  return { ...view, first, second, third, last };
}

describe('an issue beside the list', () => {
  it('leaves the list in use and its row marked, and is no dialog', async () => {
    const { first, user } = await openBeside();

    expect(window.location.hash).toBe(`#/issues/${String(first)}`);
    await titleIs(new RegExp(`^Issue ${String(first)} \\| `));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(row(first)).toHaveAttribute('aria-current');
    expect(row(first)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Type: Bugs' }));
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes by its button, and the list has the whole screen', async () => {
    const { first, user } = await openBeside();

    await user.click(within(await pane(first)).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('separator', ROOM)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('#/types/2/issues');
  });

  it('stays under a form, whose way out leads back to it', async () => {
    const { first, user } = await openBeside();

    await user.click(within(await pane(first)).getByRole('link', { name: 'Edit' }));
    const form = await screen.findByRole('dialog', { name: /^Edit issue/ });
    expect(
      screen.getByRole('region', { hidden: true, name: `Issue ${String(first)}` }),
    ).toBeVisible();
    await user.click(within(form).getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.hash).toBe(`#/issues/${String(first)}`);
    expect(await pane(first)).toBeVisible();
  });

  it('is a window on a narrow screen, and where one comes without a list', async () => {
    serveIssues();
    const { store, user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    const [link] = list().getAllByRole('link', { name: /\w/ });
    if (!link) throw new Error('The list is empty.');
    await user.click(link);
    expect(await screen.findByRole('dialog')).toBeVisible();

    act(() => {
      store.dispatch(locationChanged({ path: '', kind: 'start' }));
      store.dispatch(workspaceNoted({ isWide: true }));
      store.dispatch(locationChanged({ path: '/issues/7', kind: 'push' }));
    });

    expect(await screen.findByRole('dialog', { name: 'Issue 7' })).toBeVisible();
    expect(screen.queryByRole('separator', ROOM)).not.toBeInTheDocument();
  });

  it('moves into a window and back, and to the other side', async () => {
    const { first, store, user } = await openBeside();

    await user.click(screen.getByRole('button', { name: 'Show in a window' }));
    const dialog = await screen.findByRole('dialog', { name: `Issue ${String(first)}` });
    await user.click(within(dialog).getByRole('button', { name: 'Show below the list' }));
    await pane(first);
    expect(screen.getByRole('separator', ROOM)).toHaveAttribute('aria-orientation', 'horizontal');
    await user.click(screen.getByRole('button', { name: 'Show beside the list' }));

    expect(screen.getByRole('separator', ROOM)).toHaveAttribute('aria-orientation', 'vertical');
    expect(store.getState().workspace).toMatchObject({ reading: 'pane', side: 'end' });
  });

  it('stands on the whole page for once, and in the pane again by Esc, Back and its icon', async () => {
    const { first, second, store, user, settled } = await openBeside();
    const whole = async (issueId: number) => {
      await settled();
      return screen.findByRole('dialog', { name: `Issue ${issueId}` }, { timeout: 3_000 });
    };
    const isBack = async (issueId: number) => {
      expect(await pane(issueId)).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    };

    await user.keyboard('o');
    expect(await whole(first)).toBeVisible();
    expect(screen.queryByRole('separator', ROOM)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await isBack(first);
    await waitFor(() => {
      expect(row(first)).toHaveFocus();
    });

    window.history.forward();
    await whole(first);
    window.history.back();
    await isBack(first);

    // The next one takes its place there.
    await user.keyboard('o');
    await whole(first);
    await user.click(screen.getByRole('button', { name: 'Next issue' }));
    await whole(second);
    await user.click(screen.getByRole('button', { name: 'Show beside the list' }));
    await isBack(second);
    await user.click(row(first));
    await isBack(first);
    expect(store.getState().workspace.reading).toBe('pane');
    await settled();
  });

  it('moves into a window and back with what is being written', async () => {
    const { first, store, user, settled } = await openBeside();
    const comment = () => screen.findByRole('textbox', { name: 'Comment' });
    act(() => {
      store.dispatch(openEditor({ issueId: first, place: 'comment' }));
    });
    await user.type(await comment(), 'Half a sentence');
    await waitFor(() => {
      expect(JSON.stringify(store.getState().issueView.forms)).toContain('Half a sentence');
    });

    await user.click(screen.getByRole('button', { name: 'Show in a window' }));
    const dialog = await screen.findByRole('dialog', { name: `Issue ${String(first)}` });
    await settled();
    expect(await comment()).toHaveValue('Half a sentence');
    await user.click(within(dialog).getByRole('button', { name: 'Show beside the list' }));
    await pane(first);
    await settled();

    expect(await comment()).toHaveValue('Half a sentence');
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('leaves no draft of what was on its way while it moved into a window', async () => {
    const { first, store, user, settled } = await openBeside();
    const comment = () => screen.findByRole('textbox', { name: 'Comment' });
    act(() => {
      store.dispatch(openEditor({ issueId: first, place: 'comment' }));
    });
    await user.type(await comment(), 'A whole sentence');
    serverAnswers('/issues/comments/add.php', { stampId: 9000 });
    const save = answersAreSlow('/issues/comments/add.php');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await sentTo('/issues/comments/add.php');

    await user.click(screen.getByRole('button', { name: 'Show in a window' }));
    expect(await comment()).toHaveValue('A whole sentence');
    save.letThrough();
    await screen.findByText('Comment added');
    await settled();

    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
    expect(listDrafts(draftOwner(baseURL, readGlobal('carol').userId))).toEqual([]);
  });

  it('says in its place that an issue is not there', async () => {
    const { first, user } = await openBeside();
    replyWith(({ path }) =>
      path === '/issues/load.php'
        ? HttpResponse.json({ errorCode: 305, errorMessage: 'Unknown Issue' })
        : undefined,
    );
    jest.spyOn(console, 'info').mockImplementation(() => undefined);

    act(() => {
      window.location.hash = '#/issues/999';
    });
    const notice = await screen.findByRole('region', { name: 'Not found' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(within(notice).getByRole('link', { name: 'Close' }));

    await waitFor(() => {
      expect(window.location.hash).toBe('#/types/2/issues');
    });
    expect(row(first)).toBeVisible();
  });
});

describe('the keyboard', () => {
  it('goes from the row into the issue, back to the row and out', async () => {
    const { first, user } = await openBeside();

    await user.keyboard('{Enter}');
    expect(await pane(first)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(row(first)).toHaveFocus();
    await user.keyboard('{F6}');
    await waitFor(() => {
      expect(screen.getByRole('region', { name: `Issue ${String(first)}` })).toHaveFocus();
    });
    await user.keyboard('{F6}');
    expect(row(first)).toHaveFocus();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('separator', ROOM)).not.toBeInTheDocument();
    expect(row(first)).toHaveFocus();
  });

  it('goes from a field to the list by a key that may be another, and by Enter and Esc that may not', async () => {
    const { first, user } = await openBeside();
    await user.keyboard('c');
    const comment = await screen.findByRole('textbox', { name: 'Comment' });
    await user.type(comment, 'Kept{F6}');
    expect(row(first)).toHaveFocus();

    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const rows = within(sheet).getAllByRole('listitem');
    const fixed = rows.filter((one) => within(one).queryByText('cannot be changed') !== null);
    expect(fixed.map(({ textContent }) => textContent)).toEqual([
      'Go to the open issuecannot be changedEnter',
      'Back to the list, then close the issuecannot be changedEsc',
    ]);
    const change = () =>
      within(sheet).getByRole('button', { name: /^Change the key of “Switch between / });
    await user.click(change());
    await user.keyboard('{Enter}');
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      'Enter has a meaning of its own in lists and windows.',
    );
    await user.click(change());
    await user.keyboard('y');
    await within(sheet).findByText('Y');
    await user.keyboard('{Escape}');
    expect(row(first)).toHaveFocus();

    await user.keyboard('{F6}');
    expect(row(first)).toHaveFocus();
    await user.keyboard('y');
    expect(await pane(first)).toHaveFocus();
    await user.type(comment, ' y');
    expect(comment).toHaveValue('Kept y');
  });

  it('moves the line between list and issue, and a double click puts it back', async () => {
    const { user } = await openBeside();
    const separator = screen.getByRole('separator', ROOM);
    const size = () => Number(separator.getAttribute('aria-valuenow'));
    const own = size();
    separator.focus();

    await user.keyboard('{ArrowLeft}');
    expect(size()).toBe(own + 24);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(size()).toBe(own - 24);
    await user.keyboard('{Home}');
    expect(separator).toHaveAttribute('aria-valuemin', String(size()));
    await user.keyboard('{End}');
    expect(separator).toHaveAttribute('aria-valuemax', String(size()));
    await user.dblClick(separator);

    expect(size()).toBe(own);
  });
});

describe('dragging the line between list and issue', () => {
  it.each([
    ['back to where it was', 'below', [160, 100]],
    ['against the least room', 'end', [4_000]],
  ] as const)('%s chooses nothing, and the state has the last word', async (_how, side, places) => {
    const { store, user } = await openBeside();
    act(() => {
      store.dispatch(placeChosen(side));
      // Beside the list it is as narrow as can be.
      store.dispatch(paneResized(360));
    });
    const separator = () => screen.getByRole('separator', ROOM);
    const size = () => separator().getAttribute('aria-valuenow');
    const before = size();

    await user.pointer([
      { keys: '[MouseLeft>]', target: separator(), coords: at(100) },
      ...places.map((place) => ({ target: separator(), coords: at(place) })),
      { keys: '[/MouseLeft]', target: separator() },
    ]);

    expect(size()).toBe(before);
    act(() => {
      store.dispatch(paneResized(500));
    });
    expect(size()).toBe('500');
  });
});

describe('going through the rows', () => {
  it('shows each at once, and asks for and reads the one where one rests', async () => {
    const { first, second, third, user, settled } = await openBeside();
    const asked = loads().length;

    await user.keyboard('{ArrowDown}{ArrowDown}');

    // Its name is that of the row: nothing is known of it, and nothing was asked.
    expect(row(third)).toHaveFocus();
    expect(row(third)).toHaveAttribute('aria-current');
    expect(loads()).toHaveLength(asked);
    await pane(third);
    expect(window.location.hash).toBe(`#/issues/${String(third)}`);
    expect(readIds()).toEqual([first]);
    await waitFor(
      () => {
        expect(readIds()).toEqual([first, third]);
      },
      { timeout: 3_000 },
    );
    await settled();
    const glanced = loads()
      .filter(({ history }) => history !== true)
      .map(({ issueId }) => issueId);
    expect(new Set(glanced).size).toBe(glanced.length);
    expect(glanced).toContain(second);
  });

  it('shows what was fetched ahead without a call', async () => {
    const { second, user, settled } = await openBeside();
    await waitFor(() => {
      expect(loads().map(({ issueId }) => issueId)).toContain(second);
    });
    await settled();
    const asked = loads().length;

    await user.keyboard('{ArrowDown}');

    expect(screen.getByRole('region', { name: `Issue ${String(second)}` })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Properties' })).toBeVisible();
    expect(loads()).toHaveLength(asked);
  });

  it('reads what is opened by hand, and nothing by itself in a tab that nobody looks at', async () => {
    const { first, second, store, user } = await openBeside();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

    await user.keyboard('{ArrowDown}');
    expect(selectIsGlancing(store.getState())).toBe(true);
    await user.keyboard('{Enter}');

    await waitFor(() => {
      expect(readIds()).toEqual([first, second]);
    });
  });

  it('reads nothing that nobody has seen, as it is still on its way', async () => {
    const { first, third } = await openBeside();
    const load = answersAreSlow('/issues/load.php');
    const clock = startClock();
    act(() => {
      row(third).focus();
    });
    await clock.pass(5);
    expect(readIds()).toEqual([first]);

    load.letThrough();
    await clock.pass(0.9);
    expect(screen.getByRole('heading', { name: 'Properties' })).toBeVisible();
    expect(readIds()).toEqual([first]);
    await clock.pass(0.5);
    expect(readIds()).toEqual([first, third]);
  });

  it('reads at once what is opened in the moment in which the cursor comes to rest there', async () => {
    const { first, third, store, user } = await openBeside();
    const clock = startClock();
    // Until the browser tells of the link that was followed, the address is ahead; the cursor rests in between.
    window.setTimeout(() => {
      row(third).click();
    }, 150);
    await user.pointer({ keys: '[MouseLeft>]', target: row(third) });
    await clock.pass(0.2);

    expect(selectIsGlancing(store.getState())).toBe(false);
    await clock.pass(0.1);
    expect(readIds()).toEqual([first, third]);
  });

  // As a link does it: the address is there at once, and the browser tells of it only after the key.
  it('goes on from an issue that is on its way into the pane', async () => {
    serveIssues();
    const { user } = renderApp({ at: '/types/2/issues', isWide: true });
    await screen.findByText('1–50 of 140 issues');
    const [first = 0, second = 0] = rowIds();
    await user.keyboard('j');
    window.location.hash = `#/issues/${String(first)}`;
    pressJ();
    expect(row(second)).toHaveFocus();

    expect(await pane(second)).toBeVisible();
    await titleIs(new RegExp(`^Issue ${String(second)} \\| `));
  });

  it('goes on from an issue that is on its way in place of another', async () => {
    const { second, store, third } = await openBeside();
    window.location.hash = `#/issues/${String(second)}`;
    pressJ();
    expect(row(third)).toHaveFocus();

    expect(await pane(third)).toBeVisible();
    await titleIs(new RegExp(`^Issue ${String(third)} \\| `));
    expect(selectIsGlancing(store.getState())).toBe(true);
  });

  it('replaces the address, so that Back leads to the list', async () => {
    const { second, user } = await openBeside();
    const { length } = window.history;

    await user.keyboard('{ArrowDown}');
    await waitFor(() => {
      expect(window.location.hash).toBe(`#/issues/${String(second)}`);
    });

    expect(window.history).toHaveLength(length);
  });

  it('says which of how many it is, and goes on by buttons, over the edge of the page too', async () => {
    const { first, second, last, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    expect((await inPane(first)).getByText('1 of 140')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous issue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    await user.click(screen.getByRole('button', { name: 'Next issue' }));
    expect((await inPane(second)).getByText('2 of 140')).toBeVisible();
    await user.click(row(last));
    expect((await inPane(last)).getByText('10 of 140')).toBeVisible();
    await user.click((await inPane(last)).getByRole('button', { name: 'Next issue' }));

    expect(await screen.findByText('51 of 140', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByText('51–100 of 140 issues')).toBeVisible();
  });

  it('goes on by keys as by buttons, over the edge of the page too', async () => {
    const { last, user } = await openBeside();
    await user.click(row(last));
    const before = await pane(last);
    expect(within(before).getByText('10 of 140')).toBeVisible();

    await user.keyboard('j');

    expect(await screen.findByText('51 of 140', {}, { timeout: 3_000 })).toBeVisible();
    expect(screen.getByText('51–100 of 140 issues')).toBeVisible();
  });
});

describe('the next issue in the same pane', () => {
  it('has nothing of what was being written in the one before', async () => {
    const { first, second, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    await user.type(await (await inPane(first)).findByRole('textbox'), ' and more');

    await user.click(row(second));
    const region = await pane(second);
    expect(within(region).queryByRole('textbox')).not.toBeInTheDocument();
    expect(row(second)).toHaveFocus();
    await user.click(within(region).getByRole('button', { name: 'Edit name' }));

    expect(await within(region).findByRole('textbox')).toHaveValue(`Issue ${String(second)}`);
  });

  it.each([
    [
      'was refused',
      () => serverRefuses('/issues/edit.php', ApiErrorCode.AccessDenied),
      'Not saved. You do not have permission to do this. · Edit name · Draft kept',
    ],
    [
      'may be lost',
      () =>
        replyWith(({ path }) => (path === '/issues/edit.php' ? HttpResponse.error() : undefined)),
      'The server cannot be reached. Check your connection. · Edit name · Draft kept',
    ],
  ])('does not keep to itself that a save in the one before %s', async (_what, fail, told) => {
    const { first, second, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    fail();
    const save = answersAreSlow('/issues/edit.php');
    const name = await (await inPane(first)).findByRole('textbox');
    await user.type(name, ' and more{Enter}');
    await sentTo('/issues/edit.php');

    await user.click(row(second));
    await inPane(second);
    save.letThrough();

    expect(await screen.findByText(told)).toBeVisible();
    expect(row(second)).toHaveFocus();
  });

  it('keeps what was typed into a value of the one before, and offers it there again', async () => {
    const { first, second, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    await user.type(await (await inPane(first)).findByRole('textbox'), ' and more');
    await user.click(row(second));
    await inPane(second);

    await user.click(row(first));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    const region = await pane(first);
    const name = await within(region).findByRole('textbox');
    expect(name).toHaveValue(`Issue ${String(first)}`);
    await user.click(within(region).getByRole('button', { name: 'Restore' }));

    expect(name).toHaveValue(`Issue ${String(first)} and more`);
    await user.click(name);
    await user.keyboard('{Escape}');
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    expect(within(region).queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  });

  it('is not gone to by a letter that missed the field', async () => {
    const { first, user } = await openBeside();
    const region = await pane(first);
    await user.click(within(region).getByRole('button', { name: 'Edit name' }));
    await user.type(await within(region).findByRole('textbox'), ' and more');
    await user.tab();
    expect(within(region).getByRole('button', { name: 'Save' })).toHaveFocus();

    await user.keyboard('j');

    expect(within(region).getByRole('textbox')).toHaveValue(`Issue ${String(first)} and more`);
  });

  it('keeps an editor of each apart where both are open', async () => {
    const { first, second, store, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    await user.type(await (await inPane(first)).findByRole('textbox'), ' and more');

    act(() => {
      store.dispatch(openEditor({ issueId: second, place: 'name' }));
      store.dispatch(cursorMoved({ issueId: second }));
    });

    expect(await (await inPane(second)).findByRole('textbox')).toHaveValue(
      `Issue ${String(second)}`,
    );
  });

  it('does not get the focus of an editor that went with the one before', async () => {
    const { first, second, store, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: 'Edit name' }));
    expect(await (await inPane(first)).findByRole('textbox')).toHaveFocus();

    act(() => {
      store.dispatch(cursorMoved({ issueId: second }));
    });

    expect((await inPane(second)).getByRole('button', { name: 'Edit name' })).not.toHaveFocus();
  });

  it('says nothing of what was done with the one before', async () => {
    const { first, second, user } = await openBeside();
    const inPane = async (issueId: number) => within(await pane(issueId));
    await user.click((await inPane(first)).getByRole('button', { name: `Copy #${String(first)}` }));
    expect(await (await inPane(first)).findByText(`#${String(first)} copied`)).toBeInTheDocument();

    await user.keyboard('{Escape}{ArrowDown}');

    expect((await inPane(second)).queryByText(/copied/)).not.toBeInTheDocument();
  });
});
