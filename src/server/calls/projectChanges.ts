import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import {
  deleteProject,
  hasFolders,
  renameProject,
  requireFreeProjectName,
} from '@/server/store/projectStore';

import { audit } from './audit';
import type { CallContext } from './callContext';
import { removeFilesAfterwards } from './removeFiles';

/** What is done alike with a project in use and with an archived one, once it has been found. */
interface FoundProject {
  id: number;
  name: string;
}

/** Code 311. */
export async function renameFound(context: CallContext, project: FoundProject, name: string) {
  const { id: projectId } = project;
  if (name === project.name) return { projectId, changed: false };
  await requireFreeProjectName(context.db, name);
  await renameProject(context.db, projectId, name);
  await audit(context, eventMessages.projectRenamed, { old: project.name, project: name });
  return { projectId, changed: true };
}

/** Refuses while it has folders, unless forced. */
export async function deleteFound(context: CallContext, project: FoundProject, force: boolean) {
  const { id: projectId, name } = project;
  if (!force && (await hasFolders(context.db, projectId))) refuse('CannotDeleteProject');
  await removeFilesAfterwards(context, { projectId });
  await deleteProject(context.db, projectId);
  await audit(context, eventMessages.projectDeleted, { project: name });
  return null;
}
