import { screen } from '@testing-library/react';
import { arriveAt, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const call = '/users/projects/edit.php';
const radio = (name: RegExp) => screen.findByRole('radio', { name });
const tick = (name: string) => screen.findByRole('checkbox', { name });

/** The same windows at both addresses; a system administrator's own projects are asked for as those of any user. */
const places = [
  { at: '/users/9', as: 'admin', userId: 9, name: 'Heidi Klein', backTo: '/users/9' },
  { at: '/account', as: 'admin', userId: 1, name: 'Administrator', backTo: '/account' },
] as const;

describe.each(places)('projects at $at', ({ at, as, userId, name, backTo }) => {
  beforeEach(() => {
    serverAnswers('/users/load.php', {
      details: { id: userId, name, login: 'x', access: 1, email: null, language: null },
      projects: [{ id: 1, access: 1 }],
    });
    serverAnswers('/users/projects/load.php', {
      userName: name,
      projectName: 'Acme Website',
      access: 1,
    });
  });

  it('are added', async () => {
    serverAnswers(call, { changed: true });
    const { user } = renderApp({ at: `${at}/projects/add`, as });

    expect(await screen.findByRole('group', { name: 'Projects' })).toBeVisible();
    expect((await sentTo('/users/load.php')).payload).toEqual({ userId, projects: true });
    expect(screen.getByText(name, { selector: 'strong' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    await user.click(await tick('Mobile App'));
    await user.click(await tick('Infrastructure'));
    expect(await radio(/^Regular member/)).toBeChecked();
    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    expect((await sentTo(call)).payload).toEqual({ userId, projects: [3, 2], access: 2 });
    await arriveAt(backTo);
  });

  it('are not sent when none is ticked, whatever access was chosen', async () => {
    const { user } = renderApp({ at: `${at}/projects/add`, as });

    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    await arriveAt(backTo);
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('may all be had already', async () => {
    serverAnswers('/users/load.php', {
      details: { id: userId, name, login: 'x', access: 1, email: null, language: null },
      projects: [1, 2, 3, 4].map((id) => ({ id, access: 1 as const })),
    });
    renderApp({ at: `${at}/projects/add`, as });

    expect(await screen.findByText('There are no more projects to add.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('get another access', async () => {
    serverAnswers(call, { changed: true });
    const { user } = renderApp({ at: `${at}/projects/1/edit`, as });

    expect(await radio(/^Regular member/)).toBeChecked();
    expect((await sentTo('/users/projects/load.php')).payload).toEqual({ userId, projectId: 1 });
    expect(screen.getByRole('link', { name: 'Remove from project' })).toHaveAttribute(
      'href',
      `#${at}/projects/1/remove`,
    );
    await user.click(await radio(/^Project administrator/));
    await submitForm(user);

    expect((await sentTo(call)).payload).toEqual({ userId, projects: [1], access: 2 });
    await arriveAt(backTo);
  });
});
