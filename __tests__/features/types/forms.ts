import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { OperationPath } from '@/protocol/operations';
import { choose, retype, textField } from '@tests/support/forms';
import type { FormCase } from '../form';
import { answerParts } from './recordedTypes';

const rename = async (user: UserEvent) => retype(user, await textField('Name'), 'Wishes');

const loadType = (payload: object) => ({
  path: '/types/load.php' as const,
  payload: { typeId: 4, ...payload },
});

const newView = {
  loads: [loadType({ defaultView: true, attributes: true })],
  change: rename,
  save: '/types/views/add.php',
  isEdit: false,
  cancelledTo: '/types/4/views',
} as const;

const storedView = {
  loads: [
    {
      path: '/types/views/load.php' as OperationPath,
      payload: { typeId: 4, viewId: 14, details: true },
    },
    loadType({ attributes: true }),
  ],
  change: rename,
  cancelledTo: '/types/4/views',
} as const;

const forms: readonly Omit<FormCase, 'as' | 'prepare'>[] = [
  {
    at: '/types/add',
    access: 'admin',
    title: 'Add type',
    loads: [],
    change: rename,
    save: '/types/add.php',
    isEdit: false,
    cancelledTo: '/types',
  },
  {
    at: '/types/4/rename',
    access: 'admin',
    title: 'Rename type',
    loads: [loadType({})],
    change: rename,
    save: '/types/rename.php',
    isEdit: true,
    meanwhile: { place: 'name', value: 'Theirs', shown: 'Theirs' },
    cancelledTo: '/types/4',
  },
  {
    at: '/types/4/attributes/add',
    access: 'admin',
    title: 'Add attribute',
    loads: [loadType({})],
    change: rename,
    save: '/types/attributes/add.php',
    isEdit: false,
    cancelledTo: '/types/4',
  },
  {
    at: '/types/4/attributes/21/edit',
    access: 'login',
    title: 'Edit attribute',
    loads: [
      {
        path: '/types/attributes/load.php',
        payload: { typeId: 4, attributeId: 21, details: true },
      },
    ],
    change: rename,
    save: '/types/attributes/edit.php',
    isEdit: true,
    meanwhile: { place: 'name', value: 'Theirs', shown: 'Theirs' },
    beside: {
      place: 'details.required',
      value: 1,
      name: 'Attribute is required',
      sent: { details: expect.objectContaining({ required: 1 }) as unknown },
    },
    cancelledTo: '/types/4',
  },
  {
    at: '/types/4/attributes/reorder',
    access: 'admin',
    title: 'Reorder attributes',
    loads: [loadType({ attributes: true })],
    change: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Move Owner up' })),
    save: '/types/attributes/reorder.php',
    isEdit: true,
    cancelledTo: '/types/4',
  },
  {
    at: '/types/4/views/default/edit',
    access: 'admin',
    title: 'Default view',
    loads: [loadType({ defaultView: true, attributes: true })],
    change: (user) => choose(user, 'Sort by', 'Name'),
    save: '/types/views/default.php',
    isEdit: true,
    meanwhile: { place: 'defaultView.sortColumn', value: 1, shown: 'ID' },
    beside: {
      place: 'defaultView.sortAscending',
      value: true,
      name: 'Order',
      sent: { sortAscending: true },
    },
    cancelledTo: '/types/4/views',
  },
  { ...newView, at: '/types/4/views/public/add', access: 'admin', title: 'Add public view' },
  { ...newView, at: '/types/4/views/personal/add', access: 'login', title: 'Add personal view' },
  {
    ...storedView,
    at: '/types/4/views/14/edit',
    access: 'login',
    title: 'Edit view',
    save: '/types/views/edit.php',
    isEdit: true,
    meanwhile: { place: 'name', value: 'Theirs', shown: 'Theirs' },
    beside: { place: 'details.sortColumn', value: 0, name: 'Sort by', sent: { sortColumn: 0 } },
  },
  {
    ...storedView,
    at: '/types/4/views/14/clone',
    access: 'login',
    title: 'Clone view',
    save: '/types/views/add.php',
    isEdit: false,
  },
];

export const typeForms: readonly FormCase[] = forms.map((form) => ({
  ...form,
  as: 'admin',
  prepare: () => {
    answerParts('admin');
  },
}));
