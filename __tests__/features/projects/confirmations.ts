import { serverAnswers } from '@tests/support/server/scenarios';
import { replyWith } from '@tests/support/server/tracker';
import type { Confirmation } from '../confirmation';

const internalTools = { id: 4, name: 'Internal Tools', access: 2, public: false } as const;

function answerArchived() {
  serverAnswers('/projects/archive/load.php', {
    details: { id: 5, name: 'Legacy CRM' },
    description: null,
  });
}

/** The source of a description; the page that is returned to shows it as HTML, which was recorded. */
function answerDescription() {
  const description = { modifiedBy: 1, modifiedDate: 1, text: 'Small programs.', format: 0 };
  replyWith(({ path, payload }) =>
    path === '/projects/load.php' && payload['description'] === true && !payload['html']
      ? Response.json({ result: { details: internalTools, description } })
      : undefined,
  );
}

export const projectConfirmations: readonly Confirmation[] = [
  {
    at: '/projects/1/archive',
    as: 'admin',
    access: 'admin',
    title: 'Archive project',
    asks: 'Archive the project Acme Website?',
    names: ['Acme Website'],
    notes: ['You can restore it from the archived projects at any time.'],
    load: { path: '/projects/load.php', payload: { projectId: 1 } },
    save: { path: '/projects/archive.php', payload: { projectId: 1 }, answer: null },
    cancelledTo: '/projects/1',
    savedTo: '/projects',
  },
  {
    at: '/projects/4/delete',
    as: 'admin',
    access: 'admin',
    title: 'Delete project',
    asks: 'Delete the project Internal Tools?',
    names: ['Internal Tools'],
    load: { path: '/projects/load.php', payload: { projectId: 4, folders: true } },
    save: {
      path: '/projects/delete.php',
      payload: { projectId: 4, force: true },
      answer: null,
    },
    force: {
      warning: 'All its folders and their issues will be permanently deleted.',
      refusal: 316,
      empty: () => {
        serverAnswers('/projects/load.php', { details: internalTools, folders: [] });
      },
    },
    meanwhile: {
      place: 'details.name',
      value: 'Renamed',
      label: 'Name',
      before: 'Internal Tools',
      after: 'Renamed',
    },
    isDangerous: true,
    cancelledTo: '/projects/4',
    savedTo: '/projects',
  },
  {
    at: '/projects/4/description/delete',
    as: 'admin',
    access: 'login',
    title: 'Delete description',
    asks: 'Delete the description of the project Internal Tools?',
    names: ['Internal Tools'],
    prepare: answerDescription,
    load: {
      path: '/projects/load.php',
      payload: { projectId: 4, description: true, access: 'admin' },
    },
    save: { path: '/projects/description/delete.php', payload: { projectId: 4 }, answer: null },
    meanwhile: {
      place: 'description.text',
      value: 'Large ones.',
      label: 'Description',
      before: 'Small programs.',
      after: 'Large ones.',
      by: 'Administrator',
    },
    isDangerous: true,
    cancelledTo: '/projects/4',
  },
  {
    at: '/projects/1/folders/1/delete',
    as: 'bob',
    access: 'login',
    title: 'Delete folder',
    asks: 'Delete the folder Frontend Bugs?',
    names: ['Frontend Bugs'],
    load: {
      path: '/projects/folders/load.php',
      payload: { projectId: 1, folderId: 1, access: 'admin' },
    },
    save: {
      path: '/projects/folders/delete.php',
      payload: { folderId: 1, force: true },
      answer: null,
    },
    force: {
      warning: 'All issues in it will be permanently deleted.',
      refusal: 317,
      empty: () => {
        serverAnswers('/projects/folders/load.php', { name: 'Frontend Bugs', empty: true });
      },
    },
    meanwhile: {
      place: 'name',
      value: 'Renamed',
      label: 'Name',
      before: 'Frontend Bugs',
      after: 'Renamed',
    },
    isDangerous: true,
    cancelledTo: '/projects/1',
  },
  {
    at: '/projects/1/members/4/remove',
    as: 'bob',
    access: 'login',
    title: 'Remove member',
    asks: 'Remove Carol Diaz from the project Acme Website?',
    names: ['Carol Diaz', 'Acme Website'],
    load: { path: '/projects/members/load.php', payload: { projectId: 1, userId: 4 } },
    save: {
      path: '/projects/members/edit.php',
      payload: { projectId: 1, users: [4], access: 0 },
      answer: { changed: true },
    },
    meanwhile: {
      place: 'access',
      value: 2,
      label: 'Access',
      before: 'Regular member',
      after: 'Project administrator',
    },
    isDangerous: true,
    cancelledTo: '/projects/1/permissions',
  },
  {
    at: '/projects/archive/5/restore',
    as: 'admin',
    access: 'admin',
    title: 'Restore project',
    asks: 'Restore the project Legacy CRM from the archive?',
    names: ['Legacy CRM'],
    prepare: answerArchived,
    load: { path: '/projects/archive/load.php', payload: { projectId: 5 } },
    save: { path: '/projects/archive/restore.php', payload: { projectId: 5 }, answer: null },
    cancelledTo: '/projects/archive/5',
    savedTo: '/projects/archive',
  },
  {
    at: '/projects/archive/5/delete',
    as: 'admin',
    access: 'admin',
    title: 'Delete project',
    asks: 'Delete the archived project Legacy CRM?',
    names: ['Legacy CRM'],
    prepare: answerArchived,
    load: { path: '/projects/archive/load.php', payload: { projectId: 5 } },
    save: {
      path: '/projects/archive/delete.php',
      payload: { projectId: 5, force: true },
      answer: null,
    },
    force: {
      warning: 'All its folders and their issues, if any, will be permanently deleted.',
      refusal: 316,
    },
    meanwhile: {
      place: 'details.name',
      value: 'Renamed',
      label: 'Name',
      before: 'Legacy CRM',
      after: 'Renamed',
    },
    isDangerous: true,
    cancelledTo: '/projects/archive/5',
    savedTo: '/projects/archive',
  },
];
