import { screen } from '@testing-library/react';
import { querySubmitButton } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { sentCalls } from '@tests/support/server/tracker';

const denied = 'You do not have permission to do this.';

const sentAboutProjects = () => sentCalls().filter(({ path }) => path.startsWith('/projects/'));

it('the archive is refused to all but system administrators without asking the server', async () => {
  renderApp({ at: '/projects/archive', as: 'bob' });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(sentAboutProjects()).toHaveLength(0);
});

it.each([
  '/projects/1/description/add',
  '/projects/1/description/edit',
  '/projects/1/folders/add',
  '/projects/1/folders/1/rename',
  '/projects/1/folders/1/move',
  '/projects/1/permissions',
  '/projects/1/permissions/edit',
  '/projects/1/members/add',
  '/projects/1/members/4/edit',
])('%s is refused by the server to members who do not administer the project', async (at) => {
  renderApp({ at, as: 'carol' });

  expect(await screen.findByText(denied)).toBeVisible();
  expect(querySubmitButton()).not.toBeInTheDocument();
});

it('the permissions ask visitors to log in', async () => {
  renderApp({ at: '/projects/1/permissions', as: 'anonymous' });

  expect(await screen.findByText('Log in to do this.')).toBeVisible();
  expect(sentAboutProjects()).toHaveLength(0);
});

it.each(['/projects', '/projects/1'])('%s is open to visitors', async (at) => {
  renderApp({ at, as: 'anonymous' });

  expect(await screen.findByRole('dialog', { name: /Projects|Acme Website/ })).toBeVisible();
});
