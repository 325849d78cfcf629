/**
 * Objects with names of their own that were added although the answer was lost. What was known before is somebody's
 * older object of that name: adding it again is refused, as it would have been the first time.
 */
import { requestsApi } from '@/api/endpoints/requests';
import { settingsApi } from '@/api/endpoints/settings';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import { issueTypes } from '@/entities/issueTypes';
import { projects } from '@/entities/projects';
import { users } from '@/entities/users';
import { views } from '@/entities/views';
import type { FindSaved, KnownBefore } from './saveAttempt';

const changed = true;

export const findProject: FindSaved<'addProject'> = async ({ known, payload }, ask) => {
  const { result } = await ask('listProjects', undefined);
  const found = result.projects.find(
    ({ id, name }) => name === payload.name && !known.includes(id),
  );
  return found ? { projectId: found.id, changed } : null;
};

export const findFolder: FindSaved<'addFolder'> = async ({ known, payload }, ask) => {
  const { projectId, name, typeId } = payload;
  const { result } = await ask('loadProject', { projectId, folders: true });
  const found = result.folders?.find(
    (folder) => folder.name === name && folder.typeId === typeId && !known.includes(folder.id),
  );
  return found ? { folderId: found.id, changed } : null;
};

export const findType: FindSaved<'addType'> = async ({ known, payload }, ask) => {
  const { result } = await ask('listTypes', undefined);
  const found = result.types.find(({ id, name }) => name === payload.name && !known.includes(id));
  return found ? { typeId: found.id, changed } : null;
};

export const findAttribute: FindSaved<'addAttribute'> = async ({ known, payload }, ask) => {
  const { typeId, name, type } = payload;
  const { result } = await ask('loadType', { typeId, attributes: true });
  const found = result.attributes?.find(
    (attribute) =>
      attribute.name === name && attribute.type === type && !known.includes(attribute.id),
  );
  return found ? { attributeId: found.id, changed } : null;
};

export const findView: FindSaved<'addView'> = async ({ known, payload }, ask) => {
  const { typeId, name, isPublic } = payload;
  const { result } = await ask('loadType', {
    typeId,
    publicViews: isPublic,
    personalViews: !isPublic,
  });
  const found = [...(result.publicViews ?? []), ...(result.personalViews ?? [])].find(
    (view) => view.name === name && !known.includes(view.id),
  );
  return found ? { viewId: found.id, changed } : null;
};

export const findUser: FindSaved<'addUser'> = async ({ known, payload }, ask) => {
  const { result } = await ask('listUsers', undefined);
  const found = result.users.find(
    ({ id, name, login }) =>
      name === payload.name && login === payload.login && !known.includes(id),
  );
  return found ? { userId: found.id, changed } : null;
};

/** An approved request is a user with its login. */
export const findApproved: FindSaved<'approveRequest'> = async (
  { known, payload },
  ask,
  getState,
) => {
  const { requestId } = payload;
  const request = requestsApi.endpoints.loadRequest.select({ requestId })(getState());
  const login = request.data?.details.login;
  const { result } = await ask('listUsers', undefined);
  const found = result.users.find((user) => user.login === login && !known.includes(user.id));
  return found ? { userId: found.id, changed } : null;
};

/** An address is that of one inbox; one that was there before is on the page that leads to the form. */
export const findInbox: FindSaved<'addInbox'> = async ({ known, payload }, ask) => {
  const { result } = await ask('loadServerSettings', { inboxes: true });
  const found = result.inboxes?.find(
    ({ id, email, engine }) =>
      email === payload.email && engine === payload.engine && !known.includes(id),
  );
  return found ? { inboxId: found.id, changed } : null;
};

/** What has such a name already when something is added. */
interface Named {
  readonly name: string;
}

const idsNamed = <Item extends Named>(
  items: readonly Item[],
  { name }: Named,
  idOf: (item: Item) => number,
): number[] => items.filter((item) => item.name === name).map(idOf);

export const knownProjects: KnownBefore<'addProject'> = (state, sent) =>
  idsNamed(projects.selectAll(state), sent, ({ projectId }) => projectId);

export const knownFolders: KnownBefore<'addFolder'> = (state, sent) =>
  idsNamed(folders.selectAll(state), sent, ({ folderId }) => folderId);

export const knownTypes: KnownBefore<'addType'> = (state, sent) =>
  idsNamed(issueTypes.selectAll(state), sent, ({ typeId }) => typeId);

export const knownAttributes: KnownBefore<'addAttribute'> = (state, sent) =>
  idsNamed(attributes.selectAll(state), sent, ({ attributeId }) => attributeId);

export const knownViews: KnownBefore<'addView'> = (state, sent) =>
  idsNamed(views.selectAll(state), sent, ({ viewId }) => viewId);

export const knownUsers: KnownBefore<'addUser'> = (state, sent) =>
  idsNamed(users.selectAll(state), sent, ({ userId }) => userId);

/** The name of the one who asks is not in what is sent. */
export const knownPeople: KnownBefore<'approveRequest'> = (state) => users.selectIds(state);

/** Null where the page that lists them has not been there. */
export const knownInboxes: KnownBefore<'addInbox'> = (state) => {
  const overview = settingsApi.endpoints.loadServerSettings.select({ inboxes: true })(state);
  return overview.data?.inboxes?.map(({ id }) => id) ?? null;
};
