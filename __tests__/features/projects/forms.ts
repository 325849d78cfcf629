import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { choose, retype, textField } from '@tests/support/forms';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { FormCase } from '../form';

const website = { id: 1, name: 'Acme Website', access: 2, public: true } as const;
const description = { modifiedBy: 1, modifiedDate: 1, text: 'A shop.', format: 0 } as const;

const rename = async (user: UserEvent) => retype(user, await textField('Name'), 'Shop');
const describeMore = async (user: UserEvent) => user.type(await textField('Description'), ' Ours.');
const pick = (role: 'checkbox' | 'radio', name: RegExp) => async (user: UserEvent) =>
  user.click(await screen.findByRole(role, { name }));

const loadProject = (payload: object) => ({
  path: '/projects/load.php' as const,
  payload: { projectId: 1, ...payload },
});

const folder = {
  path: '/projects/folders/load.php',
  payload: { projectId: 1, folderId: 1, access: 'admin' },
} as const;

export const projectForms: readonly FormCase[] = [
  {
    at: '/projects/add',
    as: 'admin',
    access: 'admin',
    title: 'Add project',
    loads: [],
    change: rename,
    save: '/projects/add.php',
    isEdit: false,
    cancelledTo: '/projects',
  },
  {
    at: '/projects/1/rename',
    as: 'admin',
    access: 'admin',
    title: 'Rename project',
    loads: [loadProject({})],
    change: rename,
    save: '/projects/rename.php',
    isEdit: true,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
    beside: {
      place: 'details.public',
      value: false,
      name: 'Global access',
      sent: { name: 'Shop' },
    },
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/archive/5/rename',
    as: 'admin',
    access: 'admin',
    title: 'Rename project',
    prepare: () => {
      serverAnswers('/projects/archive/load.php', {
        details: { id: 5, name: 'Legacy CRM' },
        description: null,
      });
    },
    loads: [{ path: '/projects/archive/load.php', payload: { projectId: 5 } }],
    change: rename,
    save: '/projects/archive/rename.php',
    isEdit: true,
    meanwhile: { place: 'details.name', value: 'Theirs', shown: 'Theirs' },
    cancelledTo: '/projects/archive/5',
  },
  {
    at: '/projects/1/description/add',
    as: 'bob',
    access: 'login',
    title: 'Add description',
    prepare: () => {
      serverAnswers('/projects/load.php', { details: website, description: null });
    },
    loads: [loadProject({ description: true, access: 'admin' })],
    change: describeMore,
    save: '/projects/description/add.php',
    isEdit: false,
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/description/edit',
    as: 'bob',
    access: 'login',
    title: 'Edit description',
    prepare: () => {
      serverAnswers('/projects/load.php', { details: website, description });
    },
    loads: [loadProject({ description: true, access: 'admin' })],
    change: describeMore,
    save: '/projects/description/edit.php',
    isEdit: true,
    meanwhile: { place: 'description.text', value: 'Theirs', shown: 'Theirs' },
    beside: {
      place: 'details.name',
      value: 'Theirs',
      name: 'Name',
      sent: { description: 'A shop. Ours.' },
    },
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/folders/add',
    as: 'bob',
    access: 'login',
    title: 'Add folder',
    loads: [loadProject({ access: 'admin' })],
    change: async (user) => {
      await rename(user);
      await choose(user, 'Type', 'Tasks');
    },
    save: '/projects/folders/add.php',
    isEdit: false,
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/folders/1/rename',
    as: 'bob',
    access: 'login',
    title: 'Rename folder',
    loads: [folder],
    change: rename,
    save: '/projects/folders/rename.php',
    isEdit: true,
    meanwhile: { place: 'name', value: 'Theirs', shown: 'Theirs' },
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/folders/1/move',
    as: 'bob',
    access: 'login',
    title: 'Move folder',
    loads: [folder, { path: '/projects/list.php', payload: {} }],
    change: (user) => choose(user, 'Project', 'Mobile App'),
    save: '/projects/folders/move.php',
    isEdit: true,
    beside: { place: 'name', value: 'Theirs', name: 'Name', sent: { folderId: 1 } },
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/permissions/edit',
    as: 'bob',
    access: 'login',
    title: 'Global access',
    loads: [loadProject({ access: 'admin' })],
    change: pick('radio', /^Members-only/),
    save: '/projects/access.php',
    isEdit: true,
    beside: { place: 'details.name', value: 'Theirs', name: 'Name', sent: { isPublic: false } },
    cancelledTo: '/projects/1/permissions',
  },
  {
    at: '/projects/1/members/add',
    as: 'bob',
    access: 'login',
    title: 'Add members',
    loads: [loadProject({ members: true, access: 'admin' })],
    change: pick('checkbox', /^Heidi/),
    save: '/projects/members/edit.php',
    // Without anybody ticked there is nothing to save.
    isEdit: true,
    cancelledTo: '/projects/1/permissions',
  },
  {
    at: '/projects/1/members/4/edit',
    as: 'bob',
    access: 'login',
    title: 'Edit member',
    loads: [{ path: '/projects/members/load.php', payload: { projectId: 1, userId: 4 } }],
    change: pick('radio', /^Project administrator/),
    save: '/projects/members/edit.php',
    isEdit: true,
    cancelledTo: '/projects/1/permissions',
  },
];
