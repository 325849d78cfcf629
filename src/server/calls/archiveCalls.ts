import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { flag, integer, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { lockWithIssues } from '@/server/store/lockRow';
import {
  deleteProject,
  findProjectDescription,
  getArchivedProject,
  hasFolders,
  listArchivedProjects,
  renameProject,
  requireFreeProjectName,
  setProjectArchived,
} from '@/server/store/projectStore';

import { audit } from './audit';
import { defineCall } from './defineCall';
import { toDescriptionAnswer } from './descriptionInput';
import { removeFilesAfterwards } from './removeFiles';

/** Archived projects (protocol 3.7). */
export const archiveCalls = [
  defineCall('listArchivedProjects', {
    fields: {},
    handle: async ({ db }) => ({ projects: await listArchivedProjects(db) }),
  }),

  defineCall('loadArchivedProject', {
    fields: { projectId: integer, description: optional(flag, false), html: optional(flag, false) },
    async handle({ db }, { projectId, description, html }) {
      const details = await getArchivedProject(db, projectId);
      if (!description) return { details };
      const stored = await findProjectDescription(db, projectId);
      return { details, description: stored === null ? null : toDescriptionAnswer(stored, html) };
    },
  }),

  defineCall('renameArchivedProject', {
    fields: { projectId: integer, name: text({ max: maxLengths.name }) },
    async handle(context, { projectId, name }) {
      const { db } = context;
      const project = await getArchivedProject(db, projectId);
      accepted(checkLine(name, maxLengths.name));
      if (name === project.name) return { projectId, changed: false };
      await requireFreeProjectName(db, name);
      await renameProject(db, projectId, name);
      await audit(context, eventMessages.projectRenamed, { old: project.name, project: name });
      return { projectId, changed: true };
    },
  }),

  defineCall('restoreProject', {
    fields: { projectId: integer },
    async handle(context, { projectId }) {
      const { name } = await getArchivedProject(context.db, projectId);
      await setProjectArchived(context.db, projectId, false);
      await audit(context, eventMessages.projectRestored, { project: name });
      return null;
    },
  }),

  defineCall('deleteArchivedProject', {
    fields: { projectId: integer, force: optional(flag, false) },
    async handle(context, { projectId, force }) {
      const { db } = context;
      await lockWithIssues(db, 'projects', projectId);
      const { name } = await getArchivedProject(db, projectId);
      if (!force && (await hasFolders(db, projectId))) refuse('CannotDeleteProject');
      await removeFilesAfterwards(context, { projectId });
      await deleteProject(db, projectId);
      await audit(context, eventMessages.projectDeleted, { project: name });
      return null;
    },
  }),
];
