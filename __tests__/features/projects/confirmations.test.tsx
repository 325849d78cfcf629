import { screen } from '@testing-library/react';
import type { OperationPath } from '@/protocol/operations';
import { arriveAt, press } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { type Reply, replyWith, sentCalls, sentTo } from '@tests/support/server/tracker';

interface Confirmation {
  at: string;
  title: string;
  names: readonly string[];
  loads: { path: OperationPath; payload: object };
  call: OperationPath;
  payload: object;
  backTo: string;
  savedTo: string;
}

const confirmations: readonly Confirmation[] = [
  {
    at: '/projects/1/archive',
    title: 'Archive project',
    names: ['Acme Website'],
    loads: { path: '/projects/load.php', payload: { projectId: 1 } },
    call: '/projects/archive.php',
    payload: { projectId: 1 },
    backTo: '/projects/1',
    savedTo: '/projects',
  },
  {
    at: '/projects/1/delete',
    title: 'Delete project',
    names: ['Acme Website'],
    loads: { path: '/projects/load.php', payload: { projectId: 1, folders: true } },
    call: '/projects/delete.php',
    payload: { projectId: 1, force: true },
    backTo: '/projects/1',
    savedTo: '/projects',
  },
  {
    at: '/projects/4/description/delete',
    title: 'Delete description',
    names: ['Internal Tools'],
    loads: {
      path: '/projects/load.php',
      payload: { projectId: 4, description: true, access: 'admin' },
    },
    call: '/projects/description/delete.php',
    payload: { projectId: 4 },
    backTo: '/projects/4',
    savedTo: '/projects/4',
  },
  {
    at: '/projects/1/folders/1/delete',
    title: 'Delete folder',
    names: ['Frontend Bugs'],
    loads: {
      path: '/projects/folders/load.php',
      payload: { projectId: 1, folderId: 1, access: 'admin' },
    },
    call: '/projects/folders/delete.php',
    payload: { folderId: 1, force: true },
    backTo: '/projects/1',
    savedTo: '/projects/1',
  },
  {
    at: '/projects/1/members/4/remove',
    title: 'Remove member',
    names: ['Carol Diaz', 'Acme Website'],
    loads: { path: '/projects/members/load.php', payload: { projectId: 1, userId: 4 } },
    call: '/projects/members/edit.php',
    payload: { projectId: 1, users: [4], access: 0 },
    backTo: '/projects/1/permissions',
    savedTo: '/projects/1/permissions',
  },
  {
    at: '/projects/archive/5/restore',
    title: 'Restore project',
    names: ['Legacy CRM'],
    loads: { path: '/projects/archive/load.php', payload: { projectId: 5 } },
    call: '/projects/archive/restore.php',
    payload: { projectId: 5 },
    backTo: '/projects/archive/5',
    savedTo: '/projects/archive',
  },
  {
    at: '/projects/archive/5/delete',
    title: 'Delete project',
    names: ['Legacy CRM'],
    loads: { path: '/projects/archive/load.php', payload: { projectId: 5 } },
    call: '/projects/archive/delete.php',
    payload: { projectId: 5, force: true },
    backTo: '/projects/archive/5',
    savedTo: '/projects/archive',
  },
];

const internalTools = { id: 4, name: 'Internal Tools', access: 2, public: false } as const;

/** What was not recorded: the archived project, and the source of a description. */
const answerTheRest: Reply = ({ path, payload }) => {
  if (path === '/projects/archive/load.php') {
    return Response.json({ result: { details: { id: 5, name: 'Legacy CRM' }, description: null } });
  }
  if (path !== '/projects/load.php' || payload['description'] !== true || payload['html']) {
    return undefined;
  }
  const description = { modifiedBy: 1, modifiedDate: 1, text: 'Small programs.', format: 0 };
  return Response.json({ result: { details: internalTools, description } });
};

describe.each(confirmations)('$title at $at', (question) => {
  const { at, title, names, loads, call, payload, backTo, savedTo } = question;

  beforeEach(() => {
    replyWith(answerTheRest);
  });

  it('asks, naming what it is about, and does it', async () => {
    replyWith((sent) => (sent.path === call ? Response.json({ result: null }) : undefined));
    const { user } = renderApp({ at, as: 'admin' });

    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect((await sentTo(loads.path)).payload).toEqual(loads.payload);
    for (const name of names) {
      expect(screen.getByText(name, { selector: 'strong' })).toBeVisible();
    }
    await press(user, 'OK');

    expect((await sentTo(call)).payload).toEqual(payload);
    await arriveAt(savedTo);
  });

  it('does nothing when it is cancelled', async () => {
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'Cancel');

    await arriveAt(backTo);
    expect(sentCalls(call)).toHaveLength(0);
  });

  it('shows why it was refused', async () => {
    serverRefuses(call, 301);
    const { user } = renderApp({ at, as: 'admin' });

    await press(user, 'OK');

    expect(await screen.findByText('You do not have the rights for this.')).toBeVisible();
  });
});

describe('what is lost with it', () => {
  const inFolders = 'All its folders and the issues in them are lost for good.';
  const inFolder = 'All issues in it are lost for good.';

  it('is said at once of what is not empty', async () => {
    renderApp({ at: '/projects/1/delete', as: 'admin' });

    expect(await screen.findByText(inFolders)).toBeVisible();
  });

  it('is said at once of an archived project, whose folders nobody can see', async () => {
    replyWith(answerTheRest);
    renderApp({ at: '/projects/archive/5/delete', as: 'admin' });

    expect(await screen.findByText(/if there are any, are lost for good/)).toBeVisible();
  });

  it('is said of a project that has got folders meanwhile', async () => {
    serverAnswers('/projects/load.php', { details: internalTools, folders: [] });
    const refusal = serverRefuses('/projects/delete.php', 316);
    const { user } = renderApp({ at: '/projects/4/delete', as: 'admin' });

    expect(await screen.findByText('Internal Tools')).toBeVisible();
    expect(screen.queryByText(inFolders)).not.toBeInTheDocument();
    await press(user, 'OK');
    expect(await screen.findByText(inFolders)).toBeVisible();
    expect((await sentTo('/projects/delete.php')).payload).toEqual({ projectId: 4, force: false });
    refusal.stop();
    serverAnswers('/projects/delete.php', null);
    await press(user, 'OK');

    await arriveAt('/projects');
    expect((await sentTo('/projects/delete.php')).payload).toEqual({ projectId: 4, force: true });
  });

  it('is said of a folder that has got issues meanwhile', async () => {
    serverAnswers('/projects/folders/load.php', { name: 'Frontend Bugs', empty: true });
    serverRefuses('/projects/folders/delete.php', 317);
    const { user } = renderApp({ at: '/projects/1/folders/1/delete', as: 'bob' });

    expect(await screen.findByText('Frontend Bugs', { selector: 'strong' })).toBeVisible();
    expect(screen.queryByText(inFolder)).not.toBeInTheDocument();
    await press(user, 'OK');

    expect(await screen.findByText(inFolder)).toBeVisible();
    expect((await sentTo('/projects/folders/delete.php')).payload).toEqual({
      folderId: 1,
      force: false,
    });
  });

  it('is nothing when a project is archived', async () => {
    renderApp({ at: '/projects/1/archive', as: 'admin' });

    expect(
      await screen.findByText('It can be restored from the projects archive at any time.'),
    ).toBeVisible();
  });
});
