import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, textField } from '@tests/support/forms';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { FormCase } from '../form';
import { issueDetails } from './answeredIssue';

const write = (label: string) => async (user: UserEvent) =>
  user.type(await textField(label), ' Ours.');

const carol = { as: 'carol', access: 'login', isEdit: false, cancelledTo: '/issues/7' } as const;
const bob = { ...carol, as: 'bob', isEdit: true } as const;

const load = (payload: object) => ({
  path: '/issues/load.php' as const,
  payload: { issueId: 7, ...payload },
});

const comment = (payload: object) => ({
  path: '/issues/comments/load.php' as const,
  payload: { issueId: 7, commentId: 2105, ...payload },
});

/** The forms of issues; the suites beside this tell what they send. */
export const issueForms: readonly FormCase[] = [
  {
    ...carol,
    at: '/types/2/issues/add',
    title: 'Add issue',
    loads: [],
    change: async (user) => {
      await user.type(await textField('Name'), 'Ours.');
      await choose(user, 'Project', 'Acme Website');
      await user.click(screen.getByRole('option', { name: 'Frontend Bugs' }));
    },
    save: '/issues/add.php',
    // Where one was before.
    cancelledTo: '',
  },
  {
    ...carol,
    at: '/issues/7/clone',
    title: 'Clone issue',
    loads: [load({ description: true, attributes: true })],
    change: write('Description'),
    save: '/issues/clone.php',
  },
  {
    ...carol,
    at: '/issues/7/edit',
    title: 'Edit issue',
    loads: [load({ attributes: true })],
    change: write('Name'),
    save: '/issues/edit.php',
    isEdit: true,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...bob,
    at: '/issues/7/move',
    access: 'anybody',
    title: 'Move issue',
    loads: [load({ access: 'admin' })],
    change: (user) => choose(user, 'Project', 'Mobile App'),
    save: '/issues/move.php',
    meanwhile: { place: 'details.folderId', value: 2, shown: 'Backend Bugs' },
  },
  {
    ...carol,
    at: '/issues/7/comments/add',
    title: 'Add comment',
    loads: [load({})],
    change: write('Comment'),
    save: '/issues/comments/add.php',
  },
  {
    ...carol,
    at: '/issues/7/comments/2105/reply',
    title: 'Add comment',
    loads: [load({}), comment({})],
    change: write('Comment'),
    save: '/issues/comments/add.php',
  },
  {
    ...bob,
    at: '/issues/7/comments/2105/edit',
    access: 'anybody',
    title: 'Edit comment',
    loads: [comment({ access: 'adminOrOwner' })],
    change: write('Comment'),
    save: '/issues/comments/edit.php',
    meanwhile: { place: 'text', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...carol,
    at: '/issues/31/description/add',
    access: 'anybody',
    title: 'Add description',
    prepare: () => {
      serverAnswers('/issues/load.php', { details: issueDetails(), description: null });
    },
    loads: [load({ issueId: 31, description: true, access: 'adminOrOwner' })],
    change: write('Description'),
    save: '/issues/description/add.php',
    cancelledTo: '/issues/31',
  },
  {
    ...bob,
    at: '/issues/7/description/edit',
    access: 'anybody',
    title: 'Edit description',
    loads: [load({ description: true, access: 'adminOrOwner' })],
    change: write('Description'),
    save: '/issues/description/edit.php',
    meanwhile: { place: 'description.text', value: 'Theirs', shown: 'Theirs' },
  },
  {
    ...carol,
    at: '/issues/7/description/reply',
    title: 'Add comment',
    loads: [load({ description: true })],
    change: write('Comment'),
    save: '/issues/comments/add.php',
  },
  {
    ...carol,
    at: '/issues/7/files/add',
    title: 'Attach file',
    loads: [load({})],
    change: async (user) => {
      await user.upload(await screen.findByLabelText('Files *'), new File(['12'], 'notes.txt'));
    },
    save: '/issues/files/add.php',
  },
  {
    ...bob,
    at: '/issues/7/files/2111/edit',
    access: 'anybody',
    title: 'Edit file',
    loads: [
      {
        path: '/issues/files/load.php',
        payload: { issueId: 7, fileId: 2111, access: 'adminOrOwner' },
      },
    ],
    change: write('Description'),
    save: '/issues/files/edit.php',
    meanwhile: { place: 'description', value: 'Theirs', shown: 'Theirs' },
  },
];
