import { maxLengths, settingRanges } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import { flag, integer, oneOf, optional, text } from '@/server/core/payload';
import { accepted, refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { listFoldersOfProject } from '@/server/store/folderStore';
import { lockRow, lockWithIssues } from '@/server/store/lockRow';
import { listMembers } from '@/server/store/memberStore';
import {
  addProject,
  findProjectDescription,
  getOwnProject,
  getProject,
  listProjects,
  requireFreeProjectName,
  setProjectArchived,
  setProjectDescription,
  setProjectPublic,
} from '@/server/store/projectStore';
import { nextStamp } from '@/server/store/stamps';

import { audit } from './audit';
import { defineCall } from './defineCall';
import {
  isSameDescription,
  newDescription,
  requiredDescription,
  toDescriptionAnswer,
} from './descriptionInput';
import { deleteFound, renameFound } from './projectChanges';

const descriptionFields = {
  projectId: integer,
  description: text({ max: settingRanges.commentMaxLength.max }),
  descriptionFormat: optional(integer, 0),
};

/** Projects and their descriptions (protocol 3.7). */
export const projectCalls = [
  defineCall('listProjects', {
    fields: {},
    async handle({ db, caller }) {
      const projects = await listProjects(db, caller);
      return {
        projects: projects.map(({ id, name, access, isPublic }) => ({
          id,
          name,
          access,
          public: isPublic,
        })),
      };
    },
  }),

  defineCall('loadProject', {
    fields: {
      projectId: integer,
      description: optional(flag, false),
      folders: optional(flag, false),
      members: optional(flag, false),
      html: optional(flag, false),
      access: optional(oneOf(['admin'])),
    },
    async handle({ db, caller }, payload) {
      const load = payload.access === 'admin' ? getOwnProject : getProject;
      const { id, name, access, isPublic } = await load(db, caller, payload.projectId);
      const description = payload.description ? await findProjectDescription(db, id) : undefined;
      return {
        details: { id, name, access, public: isPublic },
        ...(description === undefined
          ? {}
          : {
              description:
                description === null ? null : toDescriptionAnswer(description, payload.html),
            }),
        ...(payload.folders ? { folders: await listFoldersOfProject(db, id) } : {}),
        ...(payload.members ? { members: await listMembers(db, id) } : {}),
      };
    },
  }),

  defineCall('addProject', {
    fields: {
      name: text({ max: maxLengths.name }),
      description: optional(text({ max: settingRanges.commentMaxLength.max })),
      descriptionFormat: optional(integer, 0),
    },
    async handle(context, { name, description, descriptionFormat }) {
      const { db } = context;
      accepted(checkLine(name, maxLengths.name));
      const newText = newDescription(context, description, descriptionFormat);
      await requireFreeProjectName(db, name);
      const projectId = await addProject(db, name);
      if (newText !== null) {
        await nextStamp(db);
        await setProjectDescription(db, projectId, newText);
      }
      await audit(context, eventMessages.projectAdded, { project: name });
      return { projectId, changed: true };
    },
  }),

  defineCall('renameProject', {
    fields: { projectId: integer, name: text({ max: maxLengths.name }) },
    async handle(context, { projectId, name }) {
      const { db, caller } = context;
      accepted(checkLine(name, maxLengths.name));
      const project = await getProject(db, caller, projectId);
      return renameFound(context, project, name);
    },
  }),

  defineCall('editProjectAccess', {
    fields: { projectId: integer, isPublic: flag },
    async handle(context, { projectId, isPublic }) {
      const { db, caller } = context;
      const project = await getOwnProject(db, caller, projectId);
      if (isPublic === project.isPublic) return { changed: false };
      await setProjectPublic(db, projectId, isPublic);
      const message = isPublic ? eventMessages.projectPublic : eventMessages.projectRegular;
      await audit(context, message, { project: project.name });
      return { changed: true };
    },
  }),

  defineCall('archiveProject', {
    fields: { projectId: integer },
    async handle(context, { projectId }) {
      const { db, caller } = context;
      const { name } = await getProject(db, caller, projectId);
      await setProjectArchived(db, projectId, true);
      await audit(context, eventMessages.projectArchived, { project: name });
      return null;
    },
  }),

  defineCall('deleteProject', {
    fields: { projectId: integer, force: optional(flag, false) },
    async handle(context, { projectId, force }) {
      const { db, caller } = context;
      await lockWithIssues(db, 'projects', projectId);
      const project = await getProject(db, caller, projectId);
      return deleteFound(context, project, force);
    },
  }),

  defineCall('addProjectDescription', {
    fields: descriptionFields,
    async handle(context, { projectId, description, descriptionFormat }) {
      const { db, caller } = context;
      await lockRow(db, 'projects', projectId);
      await getOwnProject(db, caller, projectId);
      const next = requiredDescription(context, description, descriptionFormat);
      if ((await findProjectDescription(db, projectId)) !== null) {
        refuse('DescriptionAlreadyExists');
      }
      await setProjectDescription(db, projectId, next);
      return { stampId: await nextStamp(db) };
    },
  }),

  defineCall('editProjectDescription', {
    fields: descriptionFields,
    async handle(context, { projectId, description, descriptionFormat }) {
      const { db, caller } = context;
      await lockRow(db, 'projects', projectId);
      const project = await getOwnProject(db, caller, projectId);
      const next = requiredDescription(context, description, descriptionFormat);
      const current = await findProjectDescription(db, projectId);
      if (current === null) refuse('UnknownDescription');
      if (isSameDescription(current, next)) return { stampId: false };
      await setProjectDescription(db, projectId, next);
      await audit(context, eventMessages.projectDescriptionEdited, { project: project.name });
      return { stampId: await nextStamp(db) };
    },
  }),

  defineCall('deleteProjectDescription', {
    fields: { projectId: integer },
    async handle(context, { projectId }) {
      const { db, caller } = context;
      await lockRow(db, 'projects', projectId);
      const project = await getOwnProject(db, caller, projectId);
      if ((await findProjectDescription(db, projectId)) === null) refuse('UnknownDescription');
      await setProjectDescription(db, projectId, null);
      await audit(context, eventMessages.projectDescriptionDeleted, { project: project.name });
      return { stampId: await nextStamp(db) };
    },
  }),
];
