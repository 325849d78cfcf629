/** What one does beside the list is state: a jump in Redux DevTools shows it again, and sends nothing (decision 036). */
import { instrument } from '@redux-devtools/instrument';
import { act, screen, waitFor, within } from '@testing-library/react';
import { historyOf, jumpTo, startJourney } from '@tests/support/journey';
import { renderApp } from '@tests/support/renderApp';
import { serveIssues } from '@tests/support/server/anyIssue';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const palette = () => screen.findByRole('combobox', { name: /^Search commands/ });
const rowLinks = () =>
  within(screen.getByRole('table', { name: 'Issues' }))
    .getAllByRole('link')
    .filter(({ dataset }) => dataset['rowLink'] !== undefined);

function rowLink(index: number): HTMLElement {
  const link = rowLinks()[index];
  if (!link) throw new Error(`The list has no row ${String(index)}.`);
  return link;
}

/** A list on a wide screen with its keys at work, and a journey. */
async function start() {
  serveIssues();
  const view = renderApp({ at: '/types/2/issues', isWide: true, enhancers: [instrument()] });
  await screen.findByText('1–50 of 140 issues');
  await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
  await view.user.keyboard('?');
  await waitFor(() => {
    expect(sheet()).toBeInTheDocument();
  });
  await view.user.keyboard('{Escape}');
  await waitFor(() => {
    expect(sheet()).not.toBeInTheDocument();
  });
  await view.settled();
  return { ...view, ...startJourney(view.store, () => sentCalls().length) };
}

it('moves pane, selection and its bar, and the sheet of keys', async () => {
  const { user, settled, remember, expectEveryMomentAgain } = await start();
  await remember();

  await user.click(rowLink(0));
  await screen.findByRole('separator', { name: 'Room for the issue' });
  await screen.findByRole('button', { name: 'Edit Status' });
  await settled();
  await remember();

  await user.keyboard('o');
  await screen.findByRole('button', { name: 'Show beside the list' });
  await settled();
  await remember();
  await user.keyboard('{Escape}');
  await screen.findByRole('separator', { name: 'Room for the issue' });
  await settled();
  await remember();

  await user.keyboard('x');
  await screen.findByRole('toolbar', { name: '1 issue selected' });
  await remember();

  await user.keyboard('{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await waitFor(() => {
    expect(sentCalls('/issues/load.php').at(-1)?.payload).toHaveProperty('history', true);
  });
  await settled();
  await remember();

  await user.keyboard('?');
  await waitFor(() => {
    expect(sheet()).toBeInTheDocument();
  });
  await remember();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('separator', { name: 'Room for the issue' })).toBeNull();
  });
  await settled();
  await remember();

  await expectEveryMomentAgain();
});

it('moves the palette, what is typed in it and which entry is chosen', async () => {
  const { user, store, settled, remember, expectEveryMomentAgain } = await start();
  serverAnswers('/issues/list.php', {
    columns: [{ id: 0, name: 'Name' }],
    issues: [{ id: 99, read: 0, stamp: 99, subscribed: false, cells: ['Frontend burns'] }],
    sortColumn: 0,
    sortAscending: true,
    totalCount: 1,
  });
  await user.keyboard('{Control>}k{/Control}');
  await palette();
  await remember();

  await user.keyboard('burns');
  // Before the server was asked for names: that must not be made up for when one looks back at it.
  const unasked = historyOf(store).getState().currentStateIndex;
  await remember();
  // One of each type is found, one after the other.
  await waitFor(() => {
    expect(screen.getAllByRole('option', { name: /Frontend burns/ })).toHaveLength(4);
  });
  await settled();
  await remember();

  await user.keyboard('{ArrowDown}');
  await remember();

  await user.keyboard('{Escape}');
  await remember();

  await expectEveryMomentAgain();
  const sent = sentCalls().length;
  jest.useFakeTimers();
  await jumpTo(store, unasked);
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  jest.useRealTimers();
  await settled();
  expect(await palette()).toHaveValue('burns');
  expect(sentCalls()).toHaveLength(sent);
});

it('moves the editors of an issue, one beside another, and what was written into a comment', async () => {
  const { user, store, settled, remember, expectEveryMomentAgain } = await start();
  await user.click(rowLink(0));
  await user.click(await screen.findByRole('button', { name: 'Edit Status' }));
  await screen.findByRole('form', { name: 'Edit Status' });
  await settled();
  await remember();

  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('form', { name: 'Edit Status' })).toBeNull();
  });
  await remember();

  const pane = screen.getByRole('region', { name: /^Issue / });
  await user.click(within(pane).getAllByRole('button', { name: 'Add comment' }).at(-1) ?? pane);
  await screen.findByRole('textbox', { name: 'Comment' });
  await settled();
  await remember();

  await user.keyboard('Half a sentence');
  await waitFor(() => {
    expect(JSON.stringify(store.getState().issueView.forms)).toContain('Half a sentence');
  });
  await remember();

  // The first one lets the Tab key out of the text.
  await user.keyboard('{Escape}{Escape}');
  await waitFor(() => {
    expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull();
  });
  await remember();

  await expectEveryMomentAgain();
});
