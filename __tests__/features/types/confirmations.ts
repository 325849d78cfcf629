import { serverAnswers } from '@tests/support/server/scenarios';
import type { Confirmation } from '../confirmation';
import { answerParts } from './recordedTypes';

const overdue = {
  as: 'admin',
  names: ['Overdue'],
  prepare: () => {
    answerParts('admin');
    serverAnswers('/types/views/load.php', { id: 14, name: 'Overdue', isPublic: true });
  },
  load: { path: '/types/views/load.php', payload: { typeId: 4, viewId: 14 } },
  cancelledTo: '/types/4/views',
} as const;

const nameTaken = { code: 342, text: 'A view with this name already exists.' };

export const typeConfirmations: readonly Confirmation[] = [
  {
    at: '/types/4/delete',
    as: 'admin',
    access: 'admin',
    title: 'Delete type',
    asks: 'Delete the issue type Change Requests?',
    names: ['Change Requests'],
    prepare: () => {
      answerParts('admin');
    },
    load: { path: '/types/load.php', payload: { typeId: 4, attributes: true, used: true } },
    save: { path: '/types/delete.php', payload: { typeId: 4, force: true }, answer: null },
    force: {
      warning: 'All folders of this type and their issues will be permanently deleted.',
      refusal: 318,
      empty: () => {
        serverAnswers('/types/load.php', { id: 4, name: 'Change Requests', used: false });
      },
    },
    meanwhile: {
      place: 'name',
      value: 'Renamed',
      label: 'Name',
      before: 'Change Requests',
      after: 'Renamed',
    },
    isDangerous: true,
    cancelledTo: '/types/4',
    savedTo: '/types',
  },
  {
    at: '/types/4/attributes/21/delete',
    as: 'admin',
    access: 'login',
    title: 'Delete attribute',
    asks: 'Delete the attribute Estimate?',
    names: ['Estimate'],
    prepare: () => {
      answerParts('admin');
    },
    load: {
      path: '/types/attributes/load.php',
      payload: { typeId: 4, attributeId: 21, details: true, used: true },
    },
    save: {
      path: '/types/attributes/delete.php',
      payload: { attributeId: 21, force: true },
      answer: null,
    },
    force: {
      warning:
        'Issues have values for this attribute. The values and all earlier ones in the history will be permanently deleted.',
      refusal: 351,
      empty: () => {
        serverAnswers('/types/attributes/load.php', {
          name: 'Estimate',
          type: 'NUMERIC',
          used: false,
        });
      },
    },
    meanwhile: {
      place: 'name',
      value: 'Renamed',
      label: 'Name',
      before: 'Estimate',
      after: 'Renamed',
    },
    isDangerous: true,
    cancelledTo: '/types/4',
  },
  {
    ...overdue,
    at: '/types/4/views/14/publish',
    access: 'admin',
    title: 'Publish view',
    asks: 'Publish the view Overdue?',
    notes: ['All users will see it, and only administrators can edit it.'],
    save: {
      path: '/types/views/publish.php',
      payload: { viewId: 14 },
      answer: { viewId: 14, changed: true },
    },
    finalRefusal: nameTaken,
  },
  {
    ...overdue,
    at: '/types/4/views/14/unpublish',
    access: 'admin',
    title: 'Unpublish view',
    asks: 'Unpublish the view Overdue?',
    notes: ['Only you will see it. Alerts and reports of other users that use it will be deleted.'],
    save: {
      path: '/types/views/unpublish.php',
      payload: { viewId: 14 },
      answer: { viewId: 14, changed: true },
    },
    finalRefusal: nameTaken,
  },
  {
    ...overdue,
    at: '/types/4/views/14/delete',
    access: 'login',
    title: 'Delete view',
    asks: 'Delete the view Overdue?',
    notes: ['Alerts and reports that use it will also be deleted.'],
    load: { path: '/types/views/load.php', payload: { typeId: 4, viewId: 14, details: true } },
    save: { path: '/types/views/delete.php', payload: { viewId: 14 }, answer: null },
    meanwhile: {
      place: 'name',
      value: 'Renamed',
      label: 'Name',
      before: 'Overdue',
      after: 'Renamed',
    },
    isDangerous: true,
  },
];
