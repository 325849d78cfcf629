/** Exact times by the keyboard: the entries of a history are one stop, and each tells when it was made (decision 046). */
import { act, screen, within } from '@testing-library/react';
import { focused } from '@tests/support/dom';
import { renderApp } from '@tests/support/renderApp';

const tip = () => screen.getByRole('tooltip', { hidden: true });

/** An issue with a history of all kinds, and what there is in it. */
async function openIssue() {
  const { user, settled } = renderApp({ at: '/issues/7' });
  const history = within(await screen.findByRole('region', { name: 'All history' }));
  const entries = await history.findAllByRole('article');
  await settled();
  return { user, history, entries };
}

async function tabTo(user: { tab: () => Promise<void> }, target: HTMLElement | undefined) {
  for (let stops = 0; stops < 80 && focused() !== target; stops += 1) await user.tab();
  expect(target).toHaveFocus();
}

it('leads from entry to entry by Page Down and Page Up, and tells when each was made', async () => {
  const { user, entries } = await openIssue();
  const [first, second] = entries;
  await tabTo(user, first);
  expect(tip()).toHaveTextContent(/\d{4} at \d/);
  expect(first).toHaveAccessibleDescription(/\d{4} at \d/);

  await user.keyboard('{PageDown}');
  expect(second).toHaveFocus();
  expect(second).toHaveAccessibleDescription(/\d{4} at \d/);
  expect(first).not.toHaveAccessibleDescription();
  await user.keyboard('{PageUp}');

  expect(first).toHaveFocus();
});

it('is one stop of the Tab key: the entry that one was at', async () => {
  const { user, entries } = await openIssue();
  const stops = () => entries.filter((entry) => entry.tabIndex === 0);
  expect(stops()).toEqual(entries.slice(0, 1));
  await tabTo(user, entries[0]);

  await user.keyboard('{PageDown}{PageDown}');

  expect(stops()).toEqual(entries.slice(2, 3));
});

it('leaves keys within an entry to what lies there', async () => {
  const { user, history, entries } = await openIssue();
  const [button] = history.getAllByRole('button', { name: 'Edit comment' });
  if (!button) throw new Error('No entry has a menu.');
  act(() => {
    button.focus();
  });

  await user.keyboard('{PageDown}');

  expect(button).toHaveFocus();
  expect(entries.filter((entry) => entry.tabIndex === 0)).toHaveLength(1);
});

it('tells when the issue was added and changed, where nothing else there takes the focus', async () => {
  const { user } = await openIssue();
  const created = within(screen.getByRole('region', { name: 'Properties' })).getAllByRole('time');

  await tabTo(user, created[0]);
  expect(created[0]).toHaveAccessibleDescription(/\d{4} at \d/);
  await user.tab();

  expect(created[1]).toHaveFocus();
});
