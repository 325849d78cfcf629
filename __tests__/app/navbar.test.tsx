import { act, screen, waitFor, within } from '@testing-library/react';
import { findSubmitButton } from '@tests/support/forms';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { answersAreSlow, serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls } from '@tests/support/server/tracker';

const bar = () => screen.findByRole('navigation', { name: 'Main navigation' });

describe('the navbar', () => {
  it('names server, user and product', async () => {
    const { user } = renderApp({ as: 'carol' });

    const navbar = await bar();
    expect(within(navbar).getByRole('link', { name: 'Acme Issue Tracker' })).toHaveAttribute(
      'href',
      'http://localhost/client/index.php',
    );
    expect(within(navbar).getByText('Issuedesk 2.0.5')).toBeVisible();
    expect(within(navbar).getByRole('link', { name: 'User guide' })).toHaveAttribute(
      'target',
      '_blank',
    );

    await user.click(within(navbar).getByRole('button', { name: 'User: Carol Diaz' }));
    expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveAttribute(
      'href',
      'http://localhost/index.php',
    );
  });

  it('lets users add an issue once a type is selected', async () => {
    const { user } = renderApp({ as: 'carol' });
    await screen.findByRole('button', { name: 'Type: Select a type' });
    expect(screen.queryByRole('link', { name: 'Add issue' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Type: Select a type' }));
    await user.click(screen.getByRole('option', { name: 'Forum' }));

    expect(await screen.findByRole('link', { name: 'Add issue' })).toHaveAttribute(
      'href',
      '#/types/1/issues/add',
    );
  });

  it('lets visitors log in and return, and adds nothing of a user', async () => {
    renderApp({ as: 'anonymous', at: '/types/2/issues' });

    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      'http://localhost/index.php?url=%2Fclient%2Findex.php%23%2Ftypes%2F2%2Fissues',
    );
    await screen.findByText('1–50 of 85 issues');
    expect(screen.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '#/projects');
    expect(screen.queryByRole('button', { name: 'Tools' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add issue' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Alerts/ })).not.toBeInTheDocument();
    expect(sentCalls('/alerts/status.php')).toHaveLength(0);
  });

  it.each<[Login, boolean, string[]]>([
    ['carol', false, ['Projects', 'Issue types', 'Alerts']],
    ['carol', true, ['Projects', 'Issue types', 'Alerts', 'Reports']],
    [
      'admin',
      true,
      [
        'Projects',
        'Issue types',
        'User accounts',
        'Alerts',
        'Reports',
        'Server settings',
        'Event log',
      ],
    ],
  ])('offers to %s, with reports: %s, the tools %s', async (as, reports, names) => {
    const global = readGlobal(as);
    serverAnswers('/global.php', { ...global, settings: { ...global.settings, reports } });
    const { user } = renderApp({ as });
    await screen.findByRole('button', { name: 'Type: Select a type' });

    await user.click(screen.getByRole('button', { name: 'Tools' }));

    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('unfolds on small screens, and folds when it has led somewhere', async () => {
    const { user } = renderApp({ as: 'carol' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const section = screen.getByRole('region', { name: 'User: Carol Diaz' });
    expect(within(section).getByRole('link', { name: 'Log out' })).toBeVisible();

    const [about] = screen.getAllByRole('link', { name: 'About Issuedesk' });
    if (about) await user.click(about);
    await user.click(await findSubmitButton());
    await user.click(await screen.findByRole('button', { name: 'Type: Select a type' }));
    await user.click(screen.getByRole('option', { name: 'Forum' }));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('folds on Esc, and gives the focus back', async () => {
    const { user } = renderApp({ as: 'carol' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    await user.click(toggle);
    screen.getByRole('link', { name: 'Log out' }).focus();

    await user.keyboard('{Escape}');

    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('changes the look of this device', async () => {
    const { user, store } = renderApp({ as: 'carol' });

    await user.click(await screen.findByRole('button', { name: 'Appearance' }));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');

    await user.click(screen.getByRole('radio', { name: 'System' }));
    const times = screen.getByRole('checkbox', { name: 'Relative times' });
    await user.click(times);
    expect(times).toBeChecked();
    expect(store.getState().workspace.hasRelativeTimes).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the menu of alerts', () => {
  it('lists personal alerts before public ones with their counts', async () => {
    const { user } = renderApp({ as: 'carol', at: '/types/1/issues' });

    await user.click(
      await screen.findByRole('button', { name: 'Alerts: there are unread issues' }),
    );

    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'TasksMobile App68',
      'Bugs5',
      'Bugs — Active BugsAcme Website3',
    ]);
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '#/types/3/projects/2/issues',
      '#/types/2/issues',
      '#/views/2/projects/1/issues',
    ]);
  });

  it('leads to the most specific list there is for an alert', async () => {
    const everywhere = { viewId: null, projectId: null, folderId: null };
    const targets = [
      [{}, '/types/2/issues'],
      [{ viewId: 14 }, '/views/14/issues'],
      [{ projectId: 1 }, '/types/2/projects/1/issues'],
      [{ viewId: 14, projectId: 1 }, '/views/14/projects/1/issues'],
      [{ folderId: 1 }, '/folders/1/issues'],
      [{ viewId: 14, folderId: 1 }, '/views/14/folders/1/issues'],
    ] as const;
    serverAnswers('/alerts/status.php', {
      publicAlerts: [],
      personalAlerts: targets.map(([target], index) => ({
        ...everywhere,
        ...target,
        id: index + 1,
        typeId: 2,
        view: 'Bugs',
        location: null,
        count: 1,
      })),
    });
    const { user } = renderApp({ as: 'carol', at: '/types/1/issues' });

    await user.click(
      await screen.findByRole('button', { name: 'Alerts: there are unread issues' }),
    );

    expect(screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))).toEqual(
      targets.map(([, path]) => `#${path}`),
    );
  });

  it('loads the list again when it is the one of the alert', async () => {
    const { user } = renderApp({ as: 'carol', at: '/types/2/issues' });
    await user.click(
      await screen.findByRole('button', { name: 'Alerts: there are unread issues' }),
    );

    await user.click(screen.getByRole('menuitem', { name: /^Bugs ?5/ }));

    await waitFor(() => {
      expect(sentCalls('/issues/list.php')).toHaveLength(2);
    });
    expect(window.location.hash).toBe('#/types/2/issues');
  });

  it('says when there is none', async () => {
    serverAnswers('/alerts/status.php', { publicAlerts: [], personalAlerts: [] });
    const { user } = renderApp({ as: 'carol', at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    await user.click(await screen.findByRole('button', { name: 'Alerts' }));

    expect(await screen.findByText('No alert has unread issues.')).toBeVisible();
  });

  it('says nothing of alerts that are not known yet', async () => {
    const { letThrough } = answersAreSlow('/alerts/status.php');
    const { user } = renderApp({ as: 'carol', at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    await user.click(await screen.findByRole('button', { name: 'Alerts' }));
    expect(screen.getByText('Loading…')).toBeVisible();

    letThrough();
    expect(await screen.findByRole('menuitem', { name: /^Bugs ?5/ })).toBeVisible();
  });

  it('says why none is known', async () => {
    serverRefuses('/alerts/status.php', ApiErrorCode.AccessDenied);
    const { user } = renderApp({ as: 'carol', at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');

    await user.click(await screen.findByRole('button', { name: 'Alerts' }));

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });
});

describe('the address', () => {
  it('of nothing shows an error that the next list closes', async () => {
    renderApp({ at: '/nowhere' });
    expect(await screen.findByRole('dialog', { name: 'Page not found' })).toBeVisible();

    act(() => {
      window.location.hash = '#/types/1/issues';
    });

    expect(await screen.findByText('33 issues')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('costs no request when a window closes over an unchanged list', async () => {
    const { user } = renderApp({ at: '/types/2/issues' });
    await screen.findByText('1–50 of 140 issues');
    await screen.findByRole('button', { name: 'Alerts: there are unread issues' });
    const before = sentCalls().length;

    await user.click(screen.getByRole('link', { name: 'About Issuedesk' }));
    await user.click(await findSubmitButton());

    expect(await screen.findByRole('button', { name: 'View: All issues' })).toBeVisible();
    expect(sentCalls()).toHaveLength(before);
  });
});
