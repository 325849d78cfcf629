import { screen, waitFor, within } from '@testing-library/react';
import { warmUp } from '@/app/idle/warmUp';
import { preloadWindow } from '@/app/routeTable';
import type { AppStore } from '@/store/setupStore';
import { markupPart } from '@/ui/markupPart';
import { atTestEnd } from '@tests/setup/testEnd';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';
import { titleIs } from '@tests/support/title';

/** Whether there was a window meanwhile that nobody meets, and whether there was one for all. */
function watchWindows() {
  const seen = { hidden: false, forAll: false };
  const observer = new MutationObserver(() => {
    const drawn = screen.queryByRole('dialog', { hidden: true });
    seen.hidden ||= drawn !== null && within(drawn).queryByText('x.txt') !== null;
    seen.forAll ||= screen.queryByRole('dialog') !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  atTestEnd(() => {
    observer.disconnect();
  });
  return seen;
}

/** How many of some elements the window had meanwhile that nobody meets. */
function watchDrawn(find: (drawn: HTMLElement) => HTMLElement[]) {
  const seen = { most: 0 };
  const observer = new MutationObserver(() => {
    const drawn = screen.queryByRole('dialog', { hidden: true });
    if (drawn) seen.most = Math.max(seen.most, find(drawn).length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  atTestEnd(() => {
    observer.disconnect();
  });
  return seen;
}

/** As it happens when nobody waits for it: React draws when it finds the time. */
async function warmUpNow(store: AppStore) {
  let isDone = false;
  void warmUp(store, { baseUrl: 'http://localhost', locale: 'en_US' }).then(() => {
    isDone = true;
  });
  await waitFor(() => {
    expect(isDone).toBe(true);
  });
}

describe('warming up', () => {
  it('draws an issue with its history that nobody can see or hear, and leaves nothing of it', async () => {
    const { store, settled } = renderApp({ at: '/types/1/issues' });
    await settled();
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    await preloadWindow('/issues/1');
    const link = screen.getByRole('link', { name: 'Acme Issue Tracker' });
    link.focus();
    const look = () => ({
      calls: sentCalls().length,
      issues: store.getState().issues,
      title: document.title,
      kept: Object.entries(localStorage),
    });
    await titleIs('Forum | Acme Issue Tracker');
    const before = look();
    const seen = watchWindows();

    await warmUpNow(store);

    expect(seen).toEqual({ hidden: true, forAll: false });
    expect(look()).toEqual(before);
    expect(link).toHaveFocus();
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  });

  it('draws a formatted text once what formats is there', async () => {
    const { store, settled } = renderApp({ at: '/types/1/issues' });
    await settled();
    await preloadWindow('/issues/1');
    await markupPart.load();
    const texts = watchDrawn((drawn) => within(drawn).queryAllByRole('strong', { hidden: true }));

    await warmUpNow(store);

    expect(texts.most).toBeGreaterThan(0);
  });

  it('leaves alone who has an issue open, or has opened one', async () => {
    const { store, settled, user } = renderApp({ at: '/issues/7' });
    await settled();
    await screen.findByRole('dialog');
    const seen = watchWindows();

    await warmUpNow(store);
    await user.keyboard('{Escape}');
    await warmUpNow(store);

    expect(seen.hidden).toBe(false);
  });
});
