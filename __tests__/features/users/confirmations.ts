import { serverAnswers } from '@tests/support/server/scenarios';
import type { Confirmation } from '../confirmation';

function answerMembership() {
  serverAnswers('/users/projects/load.php', {
    userName: 'Carol Diaz',
    projectName: 'Acme Website',
    access: 1,
  });
}

const administrator = {
  id: 1,
  name: 'Administrator',
  login: 'admin',
  access: 2,
  email: 'admin@example.com',
  language: null,
} as const;

const removal = {
  as: 'admin',
  access: 'admin',
  title: 'Remove from project',
  asks: 'Remove Carol Diaz from the project Acme Website?',
  names: ['Carol Diaz', 'Acme Website'],
  prepare: answerMembership,
  meanwhile: {
    place: 'access',
    value: 2,
    label: 'Access',
    before: 'Regular member',
    after: 'Project administrator',
  },
  isDangerous: true,
} as const;

const reset = {
  title: 'Reset password',
  finalRefusal: {
    code: 307,
    text: 'This account has no email address to send the link to.',
  },
} as const;

export const userConfirmations: readonly Confirmation[] = [
  {
    ...removal,
    at: '/users/4/projects/1/remove',
    load: { path: '/users/projects/load.php', payload: { userId: 4, projectId: 1 } },
    save: {
      path: '/users/projects/edit.php',
      payload: { userId: 4, projects: [1], access: 0 },
      answer: { changed: true },
    },
    cancelledTo: '/users/4',
  },
  {
    ...removal,
    at: '/account/projects/1/remove',
    load: { path: '/users/projects/load.php', payload: { userId: 1, projectId: 1 } },
    save: {
      path: '/users/projects/edit.php',
      payload: { userId: 1, projects: [1], access: 0 },
      answer: { changed: true },
    },
    cancelledTo: '/account',
  },
  {
    at: '/users/requests/1/reject',
    as: 'admin',
    access: 'admin',
    title: 'Reject request',
    asks: 'Reject the request from Ivan Petrov? They will be told by email.',
    names: ['Ivan Petrov'],
    load: { path: '/users/requests/load.php', payload: { requestId: 1 } },
    save: { path: '/users/requests/reject.php', payload: { requestId: 1 }, answer: null },
    isDangerous: true,
    cancelledTo: '/users/requests/1',
    savedTo: '/users/requests',
  },
  {
    ...reset,
    at: '/users/4/password/reset',
    as: 'admin',
    access: 'admin',
    asks: 'Send Carol Diaz a password reset link?',
    names: ['Carol Diaz'],
    load: { path: '/users/load.php', payload: { userId: 4 } },
    save: { path: '/users/password/reset.php', payload: { userId: 4 }, answer: null },
    cancelledTo: '/users/4',
  },
  {
    ...reset,
    at: '/account/password/reset',
    as: 'carol',
    access: 'login',
    asks: 'Send a password reset link to your email address?',
    load: { path: '/account/load.php', payload: {} },
    save: { path: '/account/password/reset.php', payload: {}, answer: null },
    cancelledTo: '/account',
  },
  {
    ...reset,
    at: '/users/1/password/reset',
    as: 'admin',
    access: 'admin',
    asks: 'Send a password reset link to your email address?',
    prepare: () => {
      serverAnswers('/users/load.php', { details: administrator });
    },
    load: { path: '/users/load.php', payload: { userId: 1 } },
    save: { path: '/account/password/reset.php', payload: {}, answer: null },
    cancelledTo: '/users/1',
  },
];
