import { Access } from '@/protocol/access';

import { attempt, type Move, newId } from './move';

/**
 * Adds all projects with their folders. Until the move is done, everybody administers all of them, so that each can write
 * again what they wrote when they still had the right.
 */
export async function addProjects(move: Move): Promise<void> {
  const { admin, ids, tracker } = move;
  const users = [...ids.users.values()];
  for (const { id, name, folders } of tracker.projects) {
    const { projectId } = await admin.call('addProject', { name });
    ids.projects.set(id, projectId);
    await admin.call('editMembers', { projectId, users, access: Access.administrator });
    for (const folder of folders) {
      const { folderId } = await admin.call('addFolder', {
        projectId,
        name: folder.name,
        typeId: newId(move, 'types', folder.typeId),
      });
      ids.folders.set(folder.id, folderId);
    }
  }
}

/** Their authors write the descriptions. */
export async function describeProjects(move: Move): Promise<void> {
  for (const { id, name, description } of move.tracker.projects) {
    if (description === null) continue;
    await attempt(move, `Description of "${name}"`, async () => {
      const author = await move.sessionOf(description.modifiedBy);
      await author.call('addProjectDescription', {
        projectId: newId(move, 'projects', id),
        description: description.text,
        descriptionFormat: description.format,
      });
    });
  }
}

/** Gives projects their own members, makes them public, and puts away what is archived. */
export async function completeProjects(move: Move): Promise<void> {
  const { admin, ids, tracker } = move;
  const everybody = [...ids.users.values()];
  for (const { id, isPublic, isArchived, members } of tracker.projects) {
    const projectId = newId(move, 'projects', id);
    await admin.call('editMembers', { projectId, users: everybody, access: Access.none });
    for (const access of [Access.normal, Access.administrator]) {
      const users = members
        .filter((member) => member.access === access)
        .map(({ userId }) => newId(move, 'users', userId));
      if (users.length > 0) await admin.call('editMembers', { projectId, users, access });
    }
    if (isPublic) await admin.call('editProjectAccess', { projectId, isPublic });
    if (isArchived) await admin.call('archiveProject', { projectId });
  }
}
