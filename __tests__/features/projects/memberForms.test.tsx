import { act, screen } from '@testing-library/react';
import { whenKnown } from '@/app/routeTable';
import { navigate } from '@/windows/addressSync';
import { arriveAt, cancelForm, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const radio = (name: RegExp) => screen.findByRole('radio', { name });

describe('the global access of a project', () => {
  const at = '/projects/1/permissions/edit';

  it('is changed', async () => {
    serverAnswers('/projects/access.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await radio(/^Public/)).toBeChecked();
    expect(await radio(/^Public/)).toHaveFocus();
    await user.click(await radio(/^Members-only/));
    await submitForm(user);

    expect((await sentTo('/projects/access.php')).payload).toEqual({
      projectId: 1,
      isPublic: false,
    });
    await arriveAt('/projects/1/permissions');
  });
});

describe('adding members', () => {
  const at = '/projects/1/members/add';

  it('offers users who are not members yet and sends the ticked ones', async () => {
    serverAnswers('/projects/members/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await screen.findByRole('group', { name: 'Users' })).toBeVisible();
    expect(screen.getByText('Acme Website', { selector: 'strong' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    await user.click(screen.getByRole('checkbox', { name: 'Heidi Klein' }));
    await user.click(screen.getByRole('checkbox', { name: "Dave O'Neil" }));
    expect(await radio(/^Regular member/)).toBeChecked();
    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    expect((await sentTo('/projects/members/edit.php')).payload).toEqual({
      projectId: 1,
      users: [5, 9],
      access: 2,
    });
    await arriveAt('/projects/1/permissions');
  });

  it('takes all at once', async () => {
    serverAnswers('/projects/members/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    await user.click(await screen.findByRole('button', { name: 'Select all' }));
    await submitForm(user);

    expect((await sentTo('/projects/members/edit.php')).payload).toEqual({
      projectId: 1,
      users: [5, 8, 9, 10],
      access: 1,
    });
    await arriveAt('/projects/1/permissions');
  });

  it('sends nothing when nobody is ticked', async () => {
    const { user } = renderApp({ at, as: 'bob' });

    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    await arriveAt('/projects/1/permissions');
    expect(sentCalls('/projects/members/edit.php')).toHaveLength(0);
  });

  it('leaves alone who has become a member since the form was left', async () => {
    serverAnswers('/projects/members/edit.php', { changed: true });
    const { user, store } = renderApp({ at, as: 'bob' });
    await user.click(await screen.findByRole('checkbox', { name: 'Heidi Klein' }));
    await user.click(screen.getByRole('checkbox', { name: "Dave O'Neil" }));
    await cancelForm(user);
    await arriveAt('/projects/1/permissions');

    serverAnswers('/projects/load.php', {
      details: { id: 1, name: 'Acme Website', access: 2, public: true },
      members: [{ id: 9, access: 2 }],
    });
    act(() => {
      navigate(store, whenKnown, at, 'push');
    });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByRole('checkbox', { name: "Dave O'Neil" })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Heidi Klein' })).not.toBeInTheDocument();
    await submitForm(user);

    expect((await sentTo('/projects/members/edit.php')).payload).toEqual({
      projectId: 1,
      users: [5],
      access: 1,
    });
    await arriveAt('/projects/1/permissions');
  });

  it('leaves alone who has become a member while the form was open', async () => {
    serverAnswers('/projects/members/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });
    await user.click(await screen.findByRole('checkbox', { name: 'Heidi Klein' }));
    await user.click(screen.getByRole('checkbox', { name: "Dave O'Neil" }));
    serverAnswers('/projects/load.php', {
      details: { id: 1, name: 'Acme Website', access: 2, public: true },
      members: [{ id: 9, access: 2 }],
    });
    await submitForm(user);

    expect((await sentTo('/projects/members/edit.php')).payload).toEqual({
      projectId: 1,
      users: [5],
      access: 1,
    });
    await arriveAt('/projects/1/permissions');
  });

  it('says that everybody is a member', async () => {
    serverAnswers('/projects/load.php', {
      details: { id: 1, name: 'Acme Website', access: 2, public: true },
      members: Array.from({ length: 10 }, (_value, index) => ({ id: index + 1, access: 1 })),
    });
    renderApp({ at, as: 'bob' });

    expect(await screen.findByText('All users are already members of this project.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the access of a member', () => {
  const at = '/projects/1/members/4/edit';

  it('is changed', async () => {
    serverAnswers('/projects/members/edit.php', { changed: true });
    const { user } = renderApp({ at, as: 'bob' });

    expect(await radio(/^Regular member/)).toBeChecked();
    expect((await sentTo('/projects/members/load.php')).payload).toEqual({
      projectId: 1,
      userId: 4,
    });
    expect(screen.getByText('Carol Diaz', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Acme Website', { selector: 'strong' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove member' })).toHaveAttribute(
      'href',
      '#/projects/1/members/4/remove',
    );
    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    expect((await sentTo('/projects/members/edit.php')).payload).toEqual({
      projectId: 1,
      users: [4],
      access: 2,
    });
    await arriveAt('/projects/1/permissions');
  });

  it('cannot be changed by its owner', async () => {
    serverAnswers('/projects/members/load.php', {
      projectName: 'Acme Website',
      userName: 'Bob Mason',
      access: 2,
    });
    const { user } = renderApp({ at: '/projects/1/members/3/edit', as: 'bob' });

    expect(
      await screen.findByText('You cannot edit your own access to this project.'),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Remove member' })).not.toBeInTheDocument();
    await submitForm(user);

    await arriveAt('/projects/1/permissions');
    expect(sentCalls('/projects/members/edit.php')).toHaveLength(0);
  });

  it('can be changed by a system administrator even if it is their own', async () => {
    serverAnswers('/projects/members/load.php', {
      projectName: 'Acme Website',
      userName: 'Administrator',
      access: 1,
    });
    renderApp({ at: '/projects/1/members/1/edit', as: 'admin' });

    expect(await radio(/^Regular member/)).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Remove member' })).toBeVisible();
  });

  it('is unknown of somebody who is no member', async () => {
    renderApp({ at: '/projects/1/members/9/edit', as: 'bob' });

    expect(await screen.findByText('This user does not exist.')).toBeVisible();
  });
});
