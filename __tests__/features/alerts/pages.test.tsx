import { screen, within } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { findRecorded } from '@tests/support/server/recordedCalls';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';
import { rowsOf } from '@tests/support/tables';

/** What was recorded for Carol without mentioning the lists that are hidden from this user. */
function serveCarolsOwn(path: OperationPath, asked: Record<string, boolean>) {
  const recorded = findRecorded('carol', path, asked);
  replyWith((call) =>
    call.path === path && recorded ? Response.json(recorded.answer) : undefined,
  );
}

const section = (name: string) => screen.findByRole('region', { name });

describe('the list of alerts', () => {
  it('shows system administrators those of everybody, too', async () => {
    renderApp({ at: '/alerts', as: 'admin' });

    expect(await rowsOf('Public alerts')).toEqual([
      ['Bugs', ''],
      ['Bugs — Active Bugs', 'Acme Website'],
    ]);
    expect((await sentTo('/alerts/list.php')).payload).toEqual({
      publicAlerts: true,
      personalAlerts: true,
    });
    expect(await rowsOf('Personal alerts')).toEqual([
      ['Change Requests — Open Features', ''],
      ['Forum', 'Acme Website — Discussions'],
    ]);
    const link = (part: HTMLElement, name: string) => within(part).getByRole('link', { name });
    expect(link(await section('Public alerts'), 'Add public alert')).toHaveAttribute(
      'href',
      '#/alerts/public/add',
    );
    expect(link(await section('Personal alerts'), 'Forum')).toHaveAttribute('href', '#/alerts/4');
  });

  it('shows others their own, from the tools menu', async () => {
    serveCarolsOwn('/alerts/list.php', { personalAlerts: true });
    const { user } = renderApp({ at: '/types/2/issues', as: 'carol' });
    await user.click(await screen.findByRole('button', { name: 'Tools' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Alerts' }));

    expect(await rowsOf('Personal alerts')).toHaveLength(2);
    expect((await sentTo('/alerts/list.php')).payload).toEqual({
      publicAlerts: false,
      personalAlerts: true,
    });
    expect(screen.queryByRole('region', { name: 'Public alerts' })).not.toBeInTheDocument();
  });

  it('says which are missing', async () => {
    serverAnswers('/alerts/list.php', { publicAlerts: [], personalAlerts: [] });
    renderApp({ at: '/alerts', as: 'admin' });

    expect(await screen.findByText('There are no public alerts.')).toBeVisible();
    expect(screen.getByText('You have no personal alerts.')).toBeVisible();
  });
});

describe('an alert', () => {
  it('shows what it watches, and can only be deleted', async () => {
    serverAnswers('/alerts/load.php', {
      id: 4,
      isPublic: false,
      view: 'Forum',
      location: 'Acme Website — Discussions',
    });
    renderApp({ at: '/alerts/4', as: 'admin' });

    const window = await screen.findByRole('dialog', { name: 'Forum' });
    expect((await sentTo('/alerts/load.php')).payload).toEqual({ alertId: 4 });
    expect(within(window).getByText('Acme Website — Discussions')).toBeVisible();
    expect(within(window).getByRole('link', { name: 'Alerts' })).toHaveAttribute(
      'href',
      '#/alerts',
    );
    expect(within(window).getByRole('link', { name: 'Delete alert' })).toHaveAttribute(
      'href',
      '#/alerts/4/delete',
    );
  });

  it('says that it watches everywhere', async () => {
    serverAnswers('/alerts/load.php', { id: 4, isPublic: false, view: 'Bugs', location: null });
    renderApp({ at: '/alerts/4', as: 'carol' });

    expect(await screen.findByText('All projects')).toBeVisible();
  });

  it.each([
    ['of somebody else', '/alerts/999', 'This alert or report does not exist.'],
    ['of everybody', '/alerts/1', 'You do not have permission to do this.'],
  ])('%s is not shown', async (_whose, at, text) => {
    renderApp({ at, as: 'carol' });

    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the list of reports', () => {
  it('shows what is sent and how often', async () => {
    renderApp({ at: '/reports', as: 'admin' });

    expect(await rowsOf('Public reports')).toEqual([
      ['Bugs — Active Bugs', 'Acme Website', 'Issue report', 'Weekly'],
      ['Tasks', '', 'Change report', 'Daily'],
    ]);
    expect(await rowsOf('Personal reports')).toEqual([
      ['Change Requests', 'Acme Website — Change Requests', 'Change report', 'Weekly'],
    ]);
    expect((await sentTo('/reports/list.php')).payload).toEqual({
      publicReports: true,
      personalReports: true,
    });
    expect(screen.getByRole('link', { name: 'Tasks' })).toHaveAttribute('href', '#/reports/8/edit');
    expect(screen.getByRole('dialog')).toHaveClass('large');
  });

  it('is a window of normal width while it is empty', async () => {
    serverAnswers('/reports/list.php', { personalReports: [] });
    renderApp({ at: '/reports', as: 'carol' });

    expect(await screen.findByText('You have no personal reports.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveClass('normal');
    expect(screen.queryByRole('region', { name: 'Public reports' })).not.toBeInTheDocument();
  });
});

const isAboutThem = ({ path }: { path: string }) =>
  (path.startsWith('/alerts/') && path !== '/alerts/status.php') || path.startsWith('/reports/');

it.each(['/alerts', '/alerts/1', '/reports'])('%s asks visitors to log in', async (at) => {
  renderApp({ at, as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
  expect(sentCalls().filter(isAboutThem)).toHaveLength(0);
});

describe('a server that sends no e-mail, which reports need', () => {
  it.each([
    ['/reports', 'carol'],
    ['/reports/personal/add', 'carol'],
    ['/reports/public/add', 'admin'],
    ['/reports/7/edit', 'admin'],
  ] as const)('has no %s', async (at, as) => {
    const global = readGlobal(as);
    serverAnswers('/global.php', { ...global, settings: { ...global.settings, reports: false } });
    serverRefuses('/reports/list.php', 301);
    serverRefuses('/reports/load.php', 301);
    renderApp({ at, as });

    expect(await screen.findByText('This server is not set up to send email.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});
