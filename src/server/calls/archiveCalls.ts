import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { flag, integer, optional, text } from '@/server/core/payload';
import { accepted } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { lockWithIssues } from '@/server/store/lockRow';
import {
  findProjectDescription,
  getArchivedProject,
  listArchivedProjects,
  setProjectArchived,
} from '@/server/store/projectStore';

import { audit } from './audit';
import { defineCall } from './defineCall';
import { toDescriptionAnswer } from './descriptionInput';
import { deleteFound, renameFound } from './projectChanges';

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
      return renameFound(context, project, name);
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
      const project = await getArchivedProject(db, projectId);
      return deleteFound(context, project, force);
    },
  }),
];
