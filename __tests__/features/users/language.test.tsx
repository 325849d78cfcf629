import { screen } from '@testing-library/react';
import { arriveAt, submitForm } from '@tests/support/forms';
import { readGlobal, renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { serverAnswers } from '@tests/support/server/scenarios';

const language = () => screen.findByRole('combobox', { name: 'Language' });
const pageLanguage = () => document.documentElement.lang;

/** Of an installation that has added languages of its own; the client has texts for the first. */
function serveLanguages(as: Login) {
  const global = readGlobal(as);
  const languages = [
    ...global.languages,
    { key: 'cy', name: 'Cymraeg' },
    { key: 'eo', name: 'Esperanto' },
  ];
  serverAnswers('/global.php', { ...global, languages });
}

it('is spoken at once when it is chosen for oneself', async () => {
  serverAnswers('/account/edit.php', { userId: 4, changed: true });
  serveLanguages('carol');
  const { user } = renderApp({ at: '/account/edit', as: 'carol' });

  await user.selectOptions(await language(), 'Cymraeg');
  await submitForm(user);

  await arriveAt('/account');
  expect(await screen.findByRole('heading', { name: 'Cyfrif' })).toBeVisible();
  expect(pageLanguage()).toBe('cy');
});

it.each([
  ['/account', '/account/load.php'],
  ['/users/1', '/users/load.php'],
] as const)(
  'is spoken by system administrators too, at %s, until they go back to that of the server',
  async (account, call) => {
    const me = { id: 1, name: 'Me', login: 'admin', access: 2, email: null } as const;
    serverAnswers(call, { details: { ...me, language: null }, projects: [] });
    serverAnswers('/users/edit.php', { userId: 1, changed: true });
    serveLanguages('admin');
    const { user } = renderApp({ at: `${account}/edit`, as: 'admin' });

    expect(await language()).toHaveDisplayValue('Default language');
    serverAnswers(call, { details: { ...me, language: 'cy' }, projects: [] });
    await user.selectOptions(await language(), 'Cymraeg');
    await submitForm(user);
    expect(await screen.findByRole('heading', { name: 'Cyfrif' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await user.selectOptions(await language(), 'Default language');
    await submitForm(user);

    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
    expect(pageLanguage()).toBe('en-US');
  },
);

it.each([
  ['was not changed', '/account/edit', 'carol', { userId: 4, changed: false }],
  ['is that of somebody else', '/users/4/edit', 'admin', { userId: 4, changed: true }],
] as const)('stays when it %s', async (_case, at, as, answer) => {
  serverAnswers('/account/edit.php', answer);
  serverAnswers('/users/edit.php', answer);
  serveLanguages(as);
  const { user } = renderApp({ at, as });

  await user.selectOptions(await language(), 'Cymraeg');
  await submitForm(user);

  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
  expect(pageLanguage()).toBe('en-US');
});

it('stays that of the texts when there are none in the chosen one', async () => {
  serverAnswers('/account/edit.php', { userId: 4, changed: true });
  serveLanguages('carol');
  const { user } = renderApp({ at: '/account/edit', as: 'carol' });

  await user.selectOptions(await language(), 'Esperanto');
  await submitForm(user);

  expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible();
  expect(pageLanguage()).toBe('en-US');
});
