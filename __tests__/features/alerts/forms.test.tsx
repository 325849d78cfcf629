import { screen, waitFor } from '@testing-library/react';
import { arriveAt, choose, submitForm } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const list = (label: string) => screen.findByRole('combobox', { name: new RegExp(`^${label}`) });

const optionsOf = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

const exists = 'This alert or report already exists.';

describe('adding an alert', () => {
  it('sends type and view, to a public one only public views', async () => {
    serverAnswers('/alerts/add.php', { alertId: 30, changed: true });
    const { user } = renderApp({ at: '/alerts/public/add', as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Add public alert' })).toBeVisible();
    await choose(user, 'Type', 'Tasks');
    await user.click(await list('View'));
    expect(optionsOf()).toContain('Active Tasks');
    expect(optionsOf()).not.toContain('Due In Two Weeks');
    await user.click(screen.getByRole('option', { name: 'Active Tasks' }));
    await submitForm(user);

    expect((await sentTo('/alerts/add.php')).payload).toEqual({
      typeId: 3,
      viewId: 7,
      isPublic: true,
    });
    await arriveAt('/alerts');
  });

  it('no longer offers a view that somebody else has deleted', async () => {
    serverRefuses('/alerts/add.php', 340);
    const { user } = renderApp({ at: '/alerts/public/add', as: 'admin' });

    await choose(user, 'Type', 'Tasks');
    await choose(user, 'View', 'Active Tasks');
    const known = readGlobal('admin');
    serverAnswers('/global.php', {
      ...known,
      types: known.types.map((type) => ({
        ...type,
        views: type.views.filter(({ name }) => name !== 'Active Tasks'),
      })),
    });
    await submitForm(user);

    expect(
      await screen.findByText('This view does not exist, or you do not have access to it.'),
    ).toBeVisible();
    await waitFor(async () => {
      expect(await list('View')).not.toHaveTextContent('Active Tasks');
    });
    await user.click(await list('View'));
    expect(optionsOf()).not.toContain('Active Tasks');
  });

  it('sends a project alone, or a folder alone, which says the project', async () => {
    serverAnswers('/alerts/add.php', { alertId: 30, changed: true });
    serverAnswers('/alerts/list.php', { personalAlerts: [] });
    const { user } = renderApp({ at: '/alerts/personal/add', as: 'carol' });

    await choose(user, 'Type', 'Bugs');
    await choose(user, 'View', 'My Severe Bugs');
    await choose(user, 'Project', 'Acme Website');
    await user.click(await list('Folder'));
    expect(optionsOf()).toEqual(['All folders', 'Backend Bugs', 'Frontend Bugs']);
    await user.click(screen.getByRole('option', { name: 'Frontend Bugs' }));
    await submitForm(user);

    expect((await sentTo('/alerts/add.php')).payload).toEqual({
      typeId: 2,
      viewId: 23,
      folderId: 1,
      isPublic: false,
    });
    await arriveAt('/alerts');

    window.location.hash = '#/alerts/personal/add';
    await choose(user, 'Type', 'Bugs');
    await choose(user, 'Project', 'Mobile App');
    await submitForm(user);

    await arriveAt('/alerts');
    expect((await sentTo('/alerts/add.php')).payload).toEqual({
      typeId: 2,
      projectId: 2,
      isPublic: false,
    });
  });

  it('forgets view and folder when another type is chosen, and the folder with the project', async () => {
    const { user } = renderApp({ at: '/alerts/personal/add', as: 'carol' });

    await choose(user, 'Project', 'Acme Website');
    await user.click(await list('Folder'));
    expect(optionsOf()).toEqual(['All folders']);
    await user.keyboard('{Escape}');
    await choose(user, 'Type', 'Bugs');
    await choose(user, 'View', 'Active Bugs');
    await choose(user, 'Folder', 'Frontend Bugs');
    await choose(user, 'Type', 'Tasks');

    expect(await list('View')).toHaveTextContent('All issues');
    expect(await list('Folder')).toHaveTextContent('All folders');
    await choose(user, 'Folder', 'Tasks');
    await choose(user, 'Project', 'Mobile App');

    expect(await list('Folder')).toHaveTextContent('All folders');
  });

  it('narrows folders down by what is typed into their own list', async () => {
    const { user } = renderApp({ at: '/alerts/personal/add', as: 'carol' });

    await choose(user, 'Type', 'Bugs');
    await choose(user, 'Project', 'Acme Website');
    await user.click(await list('Folder'));
    await user.keyboard('front');
    expect(optionsOf()).toEqual(['All folders', 'Frontend Bugs']);
    await user.keyboard('{Escape}');
    await user.click(await list('Project'));

    expect(optionsOf()).toContain('Mobile App');
  });
});

describe('adding a report', () => {
  it('sends what is reported and how often', async () => {
    serverAnswers('/reports/add.php', { reportId: 30, changed: true });
    const { user } = renderApp({ at: '/reports/public/add', as: 'admin' });

    expect(await screen.findByRole('dialog', { name: 'Add public report' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Change report' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Daily' })).toBeChecked();
    await choose(user, 'Type', 'Forum');
    await user.click(screen.getByRole('radio', { name: 'Issue report' }));
    await user.click(screen.getByRole('radio', { name: 'Weekly' }));
    await submitForm(user);

    expect((await sentTo('/reports/add.php')).payload).toEqual({
      typeId: 1,
      isPublic: true,
      alertType: 3,
      alertFrequency: 1,
    });
    await arriveAt('/reports');
  });

  it('sends one of the user’s own about a view in a folder', async () => {
    serverAnswers('/reports/add.php', { reportId: 30, changed: true });
    serverAnswers('/reports/list.php', { personalReports: [] });
    const { user } = renderApp({ at: '/reports/personal/add', as: 'carol' });

    expect(await screen.findByRole('dialog', { name: 'Add personal report' })).toBeVisible();
    await choose(user, 'Type', 'Bugs');
    await choose(user, 'View', 'My Severe Bugs');
    await choose(user, 'Project', 'Acme Website');
    await choose(user, 'Folder', 'Frontend Bugs');
    await submitForm(user);

    expect((await sentTo('/reports/add.php')).payload).toEqual({
      typeId: 2,
      viewId: 23,
      folderId: 1,
      isPublic: false,
      alertType: 2,
      alertFrequency: 0,
    });
    await arriveAt('/reports');
  });
});

it.each(['/reports/personal/add', '/reports/public/add', '/reports/7/edit'])(
  '%s warns who has no e-mail address',
  async (at) => {
    serverAnswers('/global.php', { ...readGlobal('admin'), userEmail: null });
    renderApp({ at, as: 'admin' });

    expect(await screen.findByText(/Your account has no email address/)).toBeVisible();
  },
);

describe.each([
  { at: '/alerts/personal/add', as: 'carol', call: '/alerts/add.php' },
  { at: '/alerts/public/add', as: 'admin', call: '/alerts/add.php' },
  { at: '/reports/personal/add', as: 'carol', call: '/reports/add.php' },
  { at: '/reports/public/add', as: 'admin', call: '/reports/add.php' },
] as const)('$at', ({ at, as, call }) => {
  it('wants a type', async () => {
    const { user } = renderApp({ at, as });

    await submitForm(user);

    expect(await screen.findByText('Select an issue type.')).toBeVisible();
    expect(await list('Type')).toBeInvalid();
    expect(await list('Type')).toHaveFocus();
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('says at the view that there is one already', async () => {
    serverRefuses(call, 348);
    const { user } = renderApp({ at, as });

    await choose(user, 'Type', 'Bugs');
    await submitForm(user);

    expect(await screen.findByText(exists)).toBeVisible();
    expect(await list('View')).toBeInvalid();
    expect(await list('View')).toHaveFocus();
  });
});

describe('editing a report', () => {
  const at = '/reports/7/edit';

  it('sends the new kind and frequency', async () => {
    serverAnswers('/reports/edit.php', { reportId: 7, changed: true });
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByText('Bugs — Active Bugs', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Acme Website', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Issue report' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    expect((await sentTo('/reports/load.php')).payload).toEqual({ reportId: 7, details: true });
    await user.click(screen.getByRole('radio', { name: 'Daily' }));
    await submitForm(user);

    expect((await sentTo('/reports/edit.php')).payload).toEqual({
      reportId: 7,
      alertType: 3,
      alertFrequency: 0,
    });
    await arriveAt('/reports');
  });

  it('leads to its deletion', async () => {
    renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('link', { name: 'Delete report' })).toHaveAttribute(
      'href',
      '#/reports/7/delete',
    );
  });

  it('is refused by the server when it is not one’s own', async () => {
    renderApp({ at, as: 'carol' });

    expect(await screen.findByText('You do not have permission to do this.')).toBeVisible();
  });
});
