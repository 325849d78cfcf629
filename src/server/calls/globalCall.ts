import { groupBy } from '@/lib/groupBy';
import type { GlobalProject, GlobalType } from '@/protocol/global';

import { SERVER_VERSION } from '@/server/core/version';
import { globalSettings } from '@/server/rules/globalSettings';
import { languages } from '@/server/rules/languages';
import { canSendMail } from '@/server/rules/settings';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { listFolders } from '@/server/store/folderStore';
import { listVisibleMembers } from '@/server/store/memberStore';
import { listProjects } from '@/server/store/projectStore';
import { listTypes } from '@/server/store/typeStore';
import { listVisibleUsers } from '@/server/store/userStore';
import { listInitialViews, listViews } from '@/server/store/viewStore';

import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

/** Everything the shell of a client needs (protocol 3.1). */
export const globalCall = defineCall('getGlobal', {
  fields: {},
  async handle(context) {
    const { db, caller, settings, linkAddress } = context;
    const [projects, types, users] = await Promise.all([
      loadProjects(context),
      loadTypes(context),
      listVisibleUsers(db, caller),
    ]);
    return {
      serverName: settings.serverName,
      serverVersion: SERVER_VERSION,
      serverUUID: settings.serverUuid,
      userId: caller.userId,
      userName: caller.name,
      userAccess: caller.access,
      userEmail: caller.email,
      projects,
      types,
      users,
      settings: {
        ...globalSettings(settings, caller),
        resetPassword: canSendMail(settings) && linkAddress !== null,
      },
      languages: [...languages],
    };
  },
});

async function loadProjects({ db, caller }: CallContext): Promise<GlobalProject[]> {
  const [projects, visibleFolders, visibleMembers] = await Promise.all([
    listProjects(db, caller),
    listFolders(db, caller),
    listVisibleMembers(db, caller),
  ]);
  const folders = groupBy(visibleFolders, ({ projectId }) => projectId);
  const members = groupBy(visibleMembers, ({ projectId }) => projectId);
  return projects.map(({ id: projectId, name, access }) => ({
    id: projectId,
    name,
    access,
    folders: (folders.get(projectId) ?? []).map((folder) => ({
      id: folder.id,
      name: folder.name,
      typeId: folder.typeId,
    })),
    members: (members.get(projectId) ?? []).map(({ userId }) => userId),
  }));
}

async function loadTypes({ db, caller }: CallContext): Promise<GlobalType[]> {
  const types = await listTypes(db, caller);
  const typeIds = types.map(({ id }) => id);
  const [attributesOfTypes, viewsOfTypes, initialViews] = await Promise.all([
    listAttributes(db, typeIds),
    listViews(db, caller, typeIds),
    listInitialViews(db, caller.userId),
  ]);
  const attributes = groupBy(attributesOfTypes, ({ typeId }) => typeId);
  const views = groupBy(viewsOfTypes, ({ typeId }) => typeId);
  return types.map(({ id: typeId, name }) => {
    const initialView = initialViews.get(typeId);
    return {
      id: typeId,
      name,
      attributes: (attributes.get(typeId) ?? []).map(toAttribute),
      views: (views.get(typeId) ?? []).map((view) => ({
        id: view.id,
        name: view.name,
        public: view.ownerId === null,
      })),
      ...(initialView === undefined ? {} : { initialView }),
    };
  });
}
