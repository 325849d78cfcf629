import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';
import { rowsOf } from '@tests/support/tables';

const types = ['errors', 'access', 'audit'] as const;

/** A log of so many events: every third is of one type. */
const logOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    type: types[index % 3] ?? 'errors',
    severity: 2 - (index % 3),
    date: 1_795_227_902,
    message: `Event ${count - index}`,
  }));

/** The recorded answers have other lengths of pages. */
function serveLog(count: number) {
  replyWith(({ path, payload }) => {
    if (path !== '/events/list.php') return undefined;
    const { type = null, offset, limit } = payload;
    const ofType = logOf(count).filter((event) => type === null || event.type === type);
    const events = ofType.slice(Number(offset), Number(offset) + Number(limit));
    return Response.json({ result: { events, totalCount: ofType.length } });
  });
}

/** A button of the window; the main screen behind it turns pages too. */
const button = async (name: string) => {
  const log = await screen.findByRole('dialog', { name: 'Event log' });
  return within(log).findByRole('button', { name });
};

const payloads = () => sentCalls('/events/list.php').map(({ payload }) => payload);

describe('the event log', () => {
  it('lists events with date, type and severity, fifteen at a time', async () => {
    serveLog(40);
    renderApp({ at: '/events', as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Event log' })).toBeVisible();
    expect(payloads()).toEqual([{ offset: 0, limit: 15 }]);
    const rows = await rowsOf('Event log');
    expect(rows).toHaveLength(15);
    expect(rows[0]).toEqual(['Event 40', '11/21/2026 2:25 am', 'Errors', 'Error']);
    expect(rows[1]).toEqual(['Event 39', '11/21/2026 2:25 am', 'Access', 'Warning']);
    expect(rows[2]).toEqual(['Event 38', '11/21/2026 2:25 am', 'Audit', 'Information']);
    expect(screen.getByText('1–15 of 40')).toBeVisible();
  });

  it('shows the lines of a message one beside the other', async () => {
    const message = 'The call was refused\n307: Unknown User\n\nTwice\n';
    replyWith(({ path }) =>
      path === '/events/list.php'
        ? Response.json({ result: { events: [{ ...logOf(1)[0], message }], totalCount: 1 } })
        : undefined,
    );
    renderApp({ at: '/events', as: 'admin' });

    const [row] = await rowsOf('Event log');
    expect(row?.[0]).toBe('The call was refused · 307: Unknown User · Twice');
  });

  it('steps through its pages', async () => {
    serveLog(40);
    const { user } = renderApp({ at: '/events', as: 'admin' });

    await user.click(await button('Next page'));
    expect(await screen.findByText('16–30 of 40')).toBeVisible();
    await user.click(await button('Next page'));
    expect(await screen.findByText('31–40 of 40')).toBeVisible();
    expect(await button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await button('Previous page'));

    expect(await screen.findByText('16–30 of 40')).toBeVisible();
    await waitFor(() => {
      expect(payloads().map(({ offset }) => offset)).toEqual([0, 15, 30, 15]);
    });
  });

  it('is limited to a type, from its first page on', async () => {
    serveLog(100);
    const { user } = renderApp({ at: '/events', as: 'admin' });
    await user.click(await button('Next page'));
    await screen.findByText('16–30 of 100');

    await user.click(await button('Filter events'));
    await user.click(screen.getByRole('menuitem', { name: 'Audit' }));

    expect(await screen.findByText('1–15 of 33')).toBeVisible();
    expect(payloads().at(-1)).toEqual({ type: 'audit', offset: 0, limit: 15 });
    await user.click(await button('Filter events: Audit'));
    await user.click(screen.getByRole('menuitem', { name: 'All events' }));

    expect(await screen.findByText('1–15 of 100')).toBeVisible();
  });

  it('keeps the page shown until the next one is there', async () => {
    serveLog(40);
    const { user } = renderApp({ at: '/events', as: 'admin' });
    await screen.findByText('1–15 of 40');
    const { letThrough } = answersAreSlow('/events/list.php');

    await user.click(await button('Next page'));
    expect(screen.getByText('1–15 of 40')).toBeVisible();
    await user.click(await button('Filter events'));
    await user.click(screen.getByRole('menuitem', { name: 'Access' }));
    letThrough();

    expect(await screen.findByText('13 events')).toBeVisible();
    expect(payloads().at(-1)).toEqual({ type: 'access', offset: 0, limit: 15 });
  });

  it('keeps type and page while an event is looked at, and loses them with the window', async () => {
    serveLog(100);
    const { user } = renderApp({ at: '/events', as: 'admin' });
    await user.click(await button('Filter events'));
    await user.click(screen.getByRole('menuitem', { name: 'Errors' }));
    await screen.findByText('1–15 of 34');
    await user.click(await button('Next page'));
    await screen.findByText('16–30 of 34');

    serverAnswers('/events/load.php', {
      details: {
        id: 7,
        type: 'errors',
        severity: 2,
        date: 1_795_227_902,
        message: 'Event 7',
        user: null,
        host: '127.0.0.1',
      },
    });
    const [first] = within(screen.getByRole('table', { name: 'Event log' })).getAllByRole('link');
    await user.click(first ?? document.body);
    await screen.findByRole('dialog', { name: 'Event details' });
    await user.click(screen.getByRole('link', { name: 'Event log' }));

    expect(await screen.findByText('16–30 of 34')).toBeVisible();
    await waitFor(() => {
      expect(payloads()).toHaveLength(4);
    });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    window.location.hash = '#/events';

    expect(await screen.findByText('1–15 of 100')).toBeVisible();
  });

  it('says when there are no events, without a footer', async () => {
    serveLog(0);
    renderApp({ at: '/events', as: 'admin' });

    expect(await screen.findByText('There are no events.')).toBeVisible();
    const log = screen.getByRole('dialog', { name: 'Event log' });
    expect(within(log).queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('does not pass an old page off as one that failed', async () => {
    serveLog(40);
    const { user } = renderApp({ at: '/events', as: 'admin' });
    await screen.findByText('1–15 of 40');
    serverRefuses('/events/list.php', 301);

    await user.click(await button('Next page'));

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
    expect(screen.queryByText('1–15 of 40')).not.toBeInTheDocument();
  });
});

describe('an event', () => {
  it('shows who caused it, and its text line by line', async () => {
    serverAnswers('/events/load.php', {
      details: {
        id: 628,
        type: 'audit',
        severity: 0,
        date: 1_795_227_996,
        message: 'One line\nand another',
        user: 'Administrator',
        host: '127.0.0.1',
      },
    });
    renderApp({ at: '/events/628', as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Event details' })).toBeVisible();
    expect((await sentTo('/events/load.php')).payload).toEqual({ eventId: 628 });
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Type',
      'Severity',
      'Message',
      'User',
      'Host',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '11/21/2026 2:26 am',
      'Audit',
      'Information',
      'One line\nand another',
      'Administrator',
      '127.0.0.1',
    ]);
    expect(screen.getByRole('link', { name: 'Event log' })).toHaveAttribute('href', '#/events');
  });

  it('may be gone', async () => {
    renderApp({ at: '/events/999999', as: 'admin' });

    expect(await screen.findByText('This event does not exist.')).toBeVisible();
  });
});

it.each([
  ['/events', 'bob', 'You do not have permission to do this.'],
  ['/events/1', 'bob', 'You do not have permission to do this.'],
  ['/events', 'anonymous', 'Log in to do this.'],
  ['/events/1', 'anonymous', 'Log in to do this.'],
] as const)('%s is for system administrators only, not for %s', async (at, as, text) => {
  renderApp({ at, as });

  expect(await screen.findByText(text)).toBeVisible();
  expect(sentCalls().filter(({ path }) => path.startsWith('/events/'))).toHaveLength(0);
});
