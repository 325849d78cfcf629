import { Access } from '@/protocol/access';
import type { GlobalProject, GlobalType } from '@/protocol/global';

import { defineCall } from '@/server/http/defineCall';
import type { CallContext } from '@/server/http/callContext';
import { globalSettings } from '@/server/rules/globalSettings';
import { groupBy } from '@/server/rules/groupBy';
import { languages } from '@/server/rules/languages';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { listFolders } from '@/server/store/folderStore';
import { listVisibleMembers } from '@/server/store/memberStore';
import { listProjects } from '@/server/store/projectStore';
import { listTypes } from '@/server/store/typeStore';
import { listVisibleUsers } from '@/server/store/userStore';
import { listInitialViews, listViews } from '@/server/store/viewStore';
import { SERVER_VERSION } from '@/server/version';

/** Everything the shell of a client needs (api 3.1). */
export const globalCall = defineCall('getGlobal', {
  who: 'visitor',
  fields: {},
  async handle(context) {
    const { db, caller, settings } = context;
    return {
      serverName: settings.serverName,
      serverVersion: SERVER_VERSION,
      serverUUID: settings.serverUuid,
      userId: caller.userId,
      userName: caller.name,
      userAccess: toAccess(caller.access),
      userEmail: caller.email,
      projects: await loadProjects(context),
      types: await loadTypes(context),
      users: await listVisibleUsers(db, caller),
      settings: globalSettings(settings, caller),
      languages: [...languages],
    };
  },
});

async function loadProjects({ db, caller }: CallContext): Promise<GlobalProject[]> {
  const projects = await listProjects(db, caller);
  const folders = groupBy(await listFolders(db, caller), ({ projectId }) => projectId);
  const members = groupBy(await listVisibleMembers(db, caller), ({ projectId }) => projectId);
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
  const attributes = groupBy(await listAttributes(db, typeIds), ({ typeId }) => typeId);
  const views = groupBy(await listViews(db, caller, typeIds), ({ typeId }) => typeId);
  const initialViews = await listInitialViews(db, caller.userId);
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

function toAccess(access: number): Access {
  return access === Access.normal || access === Access.administrator ? access : Access.none;
}
