import { screen } from '@testing-library/react';
import { arriveAt, submitForm } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentTo } from '@tests/support/server/tracker';

const at = '/users/requests/1/approve';
const call = '/users/requests/approve.php';

it('makes a user a member of the chosen projects', async () => {
  serverAnswers(call, { userId: 11, changed: true });
  const { user } = renderApp({ at, as: 'admin' });

  expect(await screen.findByText('Ivan Petrov', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Mobile App' }));
  await submitForm(user);

  expect((await sentTo(call)).payload).toEqual({ requestId: 1, projects: [2] });
  await arriveAt('/users/requests');
});

it('needs no projects', async () => {
  serverAnswers(call, { userId: 11, changed: true });
  const { user } = renderApp({ at, as: 'admin' });

  await submitForm(user);

  expect((await sentTo(call)).payload).toEqual({ requestId: 1, projects: [] });
});

it('says that there are no projects', async () => {
  serverAnswers('/global.php', { ...readGlobal('admin'), projects: [] });
  renderApp({ at, as: 'admin' });

  expect(await screen.findByText(/no projects to add members to/)).toBeVisible();
});

it.each([
  [313, 'A user with this name already exists.'],
  [366, 'This login is already in use.'],
])('stays open with the reason of refusal %i', async (code, text) => {
  serverRefuses(call, code);
  const { user } = renderApp({ at, as: 'admin' });

  await submitForm(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('checkbox', { name: 'Mobile App' })).toBeVisible();
});

it('is about a request that was not answered yet', async () => {
  serverRefuses('/users/requests/load.php', 360);
  renderApp({ at, as: 'admin' });

  expect(await screen.findByText('This registration request does not exist.')).toBeVisible();
});
