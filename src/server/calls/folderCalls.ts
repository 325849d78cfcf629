import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { mayEditFolder } from '@/server/access/folders';
import { flag, integer, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import {
  addFolder,
  deleteFolder,
  getFolder,
  getOwnFolder,
  hasIssues,
  moveFolder,
  renameFolder,
  requireFreeFolderName,
} from '@/server/store/folderStore';
import { lockWithIssues } from '@/server/store/lockRow';
import { getOwnProject } from '@/server/store/projectStore';
import { getType } from '@/server/store/typeStore';

import { audit } from './audit';
import { defineCall } from './defineCall';
import { removeFilesAfterwards } from './removeFiles';

/** Folders of projects (protocol 3.7). */
export const folderCalls = [
  defineCall('loadFolder', {
    fields: { projectId: integer, folderId: integer, access: optional(oneOf(['admin'])) },
    async handle({ db, caller }, { projectId, folderId, access }) {
      const folder = await getFolder(db, caller, folderId);
      if (folder.projectId !== projectId) refuse('UnknownFolder');
      if (access !== null && !mayEditFolder(folder)) refuse('AccessDenied');
      return { name: folder.name, empty: !(await hasIssues(db, folderId)) };
    },
  }),

  defineCall('addFolder', {
    fields: { projectId: integer, name: text({ max: maxLengths.name }), typeId: integer },
    async handle(context, { projectId, name, typeId }) {
      const { db, caller } = context;
      accepted(checkLine(name, maxLengths.name));
      const project = await getOwnProject(db, caller, projectId);
      await getType(db, caller, typeId);
      await requireFreeFolderName(db, projectId, name);
      const folderId = await addFolder(db, { projectId, name, typeId });
      await audit(context, eventMessages.folderAdded, { project: project.name, folder: name });
      return { folderId, changed: true };
    },
  }),

  defineCall('renameFolder', {
    fields: { folderId: integer, name: text({ max: maxLengths.name }) },
    async handle(context, { folderId, name }) {
      const { db, caller } = context;
      accepted(checkLine(name, maxLengths.name));
      const folder = await getOwnFolder(db, caller, folderId);
      if (name === folder.name) return { folderId, changed: false };
      await requireFreeFolderName(db, folder.projectId, name);
      await renameFolder(db, folderId, name);
      await audit(context, eventMessages.folderRenamed, { old: folder.name, folder: name });
      return { folderId, changed: true };
    },
  }),

  defineCall('moveFolder', {
    fields: { folderId: integer, projectId: integer },
    async handle(context, { folderId, projectId }) {
      const { db, caller } = context;
      const folder = await getOwnFolder(db, caller, folderId);
      const project = await getOwnProject(db, caller, projectId);
      if (folder.projectId === projectId) return { changed: false };
      await requireFreeFolderName(db, projectId, folder.name);
      await moveFolder(db, folderId, projectId);
      await audit(context, eventMessages.folderMoved, {
        project: project.name,
        folder: folder.name,
      });
      return { changed: true };
    },
  }),

  defineCall('deleteFolder', {
    fields: { folderId: integer, force: optional(flag, false) },
    async handle(context, { folderId, force }) {
      const { db, caller } = context;
      await lockWithIssues(db, 'folders', folderId);
      const folder = await getOwnFolder(db, caller, folderId);
      if (!force && (await hasIssues(db, folderId))) refuse('CannotDeleteFolder');
      await removeFilesAfterwards(context, { folderId });
      await deleteFolder(db, folderId);
      await audit(context, eventMessages.folderDeleted, { folder: folder.name });
      return null;
    },
  }),
];
