import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { retype, textField } from '@tests/support/forms';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { FormCase } from '../form';

const rename = async (user: UserEvent) => retype(user, await textField('Name'), 'Nina New');

const pick = (role: 'checkbox' | 'radio', name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole(role, { name }));

const typeSecrets =
  (...labels: RegExp[]) =>
  async (user: UserEvent) => {
    for (const label of labels) await user.type(await screen.findByLabelText(label), 'secret-1');
  };

const repeat = [/^(New p|P)assword/, /^Repeat the password/] as const;

const carol = { path: '/users/load.php', payload: { userId: 4 } } as const;
const account = { path: '/account/load.php', payload: {} } as const;

/** The windows about projects, which stand at two addresses. */
function projectForms(at: string, userId: number): readonly FormCase[] {
  const shared = {
    as: 'admin',
    access: 'admin',
    save: '/users/projects/edit.php',
    isEdit: true,
    cancelledTo: at,
    prepare: () => {
      serverAnswers('/users/load.php', {
        details: { id: userId, name: 'X', login: 'x', access: 1, email: null, language: null },
        projects: [{ id: 1, access: 1 }],
      });
      serverAnswers('/users/projects/load.php', {
        userName: 'X',
        projectName: 'Acme Website',
        access: 1,
      });
    },
  } as const;
  return [
    {
      ...shared,
      at: `${at}/projects/add`,
      title: 'Add projects',
      loads: [{ path: '/users/load.php', payload: { userId, projects: true } }],
      change: pick('checkbox', /^Mobile App/),
    },
    {
      ...shared,
      at: `${at}/projects/1/edit`,
      title: 'Edit access',
      loads: [{ path: '/users/projects/load.php', payload: { userId, projectId: 1 } }],
      change: pick('radio', /^Project administrator/),
    },
  ];
}

export const userForms: readonly FormCase[] = [
  {
    at: '/users/add',
    as: 'admin',
    access: 'admin',
    title: 'Add user',
    loads: [],
    change: async (user) => {
      await rename(user);
      await user.type(await textField('Login'), 'nina');
      await typeSecrets(...repeat)(user);
    },
    save: '/users/add.php',
    isEdit: false,
    cancelledTo: '/users',
  },
  {
    at: '/users/4/edit',
    as: 'admin',
    access: 'admin',
    title: 'Edit user',
    loads: [carol],
    change: rename,
    save: '/users/edit.php',
    isEdit: true,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
    beside: {
      place: 'details.email',
      value: 'theirs@example.com',
      name: 'Email address',
      sent: { email: 'theirs@example.com' },
    },
    cancelledTo: '/users/4',
  },
  {
    at: '/account/edit',
    as: 'admin',
    access: 'login',
    title: 'Edit account',
    loads: [account],
    change: rename,
    save: '/users/edit.php',
    isEdit: true,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
    beside: {
      place: 'details.email',
      value: 'theirs@example.com',
      name: 'Email address',
      sent: { email: 'theirs@example.com' },
    },
    cancelledTo: '/account',
  },
  {
    at: '/account/edit',
    as: 'carol',
    access: 'login',
    title: 'Edit account',
    loads: [account],
    change: async (user) => retype(user, await textField('Email address'), 'me@example.com'),
    save: '/account/edit.php',
    isEdit: true,
    meanwhile: { place: 'details.email', value: 'theirs@example.com', shown: 'theirs@example.com' },
    beside: {
      place: 'details.language',
      value: 'de',
      name: 'Language',
      sent: { language: 'de' },
    },
    cancelledTo: '/account',
  },
  {
    at: '/users/4/permissions/edit',
    as: 'admin',
    access: 'admin',
    title: 'Global access',
    loads: [carol],
    change: pick('radio', /^Disabled/),
    save: '/users/access.php',
    isEdit: true,
    meanwhile: { place: 'details.access', value: 2, shown: 'System administrator' },
    beside: {
      place: 'details.email',
      value: 'theirs@example.com',
      name: 'Email address',
      sent: { access: 0 },
    },
    cancelledTo: '/users/4',
  },
  ...projectForms('/users/9', 9),
  ...projectForms('/account', 1),
  {
    at: '/users/4/password/change',
    as: 'admin',
    access: 'admin',
    title: 'Change password',
    loads: [carol],
    change: typeSecrets(...repeat),
    save: '/users/password/edit.php',
    isEdit: false,
    cancelledTo: '/users/4',
  },
  {
    at: '/users/1/password/change',
    as: 'admin',
    access: 'admin',
    title: 'Change password',
    prepare: () => {
      serverAnswers('/users/load.php', {
        details: { id: 1, name: 'Me', login: 'admin', access: 2, email: null, language: null },
        projects: [],
      });
    },
    loads: [{ path: '/users/load.php', payload: { userId: 1 } }],
    change: typeSecrets(/^Current password/, ...repeat),
    save: '/account/password/edit.php',
    looks: 1,
    isEdit: false,
    cancelledTo: '/users/1',
  },
  {
    at: '/account/password/change',
    as: 'carol',
    access: 'login',
    title: 'Change password',
    loads: [account],
    change: typeSecrets(/^Current password/, ...repeat),
    save: '/account/password/edit.php',
    looks: 1,
    isEdit: false,
    cancelledTo: '/account',
  },
  {
    at: '/users/requests/1/approve',
    as: 'admin',
    access: 'admin',
    title: 'Approve request',
    loads: [{ path: '/users/requests/load.php', payload: { requestId: 1 } }],
    change: pick('checkbox', /^Mobile App/),
    save: '/users/requests/approve.php',
    isEdit: false,
    cancelledTo: '/users/requests/1',
  },
];
