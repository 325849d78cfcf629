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
import type { FindSaved } from './saveAttempt';

const changed = true;

export const findProject: FindSaved<'addProject'> = async ({ before, payload }, ask) => {
  const { result } = await ask('listProjects', undefined);
  const found = result.projects.find(
    ({ id, name }) => name === payload.name && !projects.selectById(before, id),
  );
  return found ? { projectId: found.id, changed } : null;
};

export const findFolder: FindSaved<'addFolder'> = async ({ before, payload }, ask) => {
  const { projectId, name, typeId } = payload;
  const { result } = await ask('loadProject', { projectId, folders: true });
  const found = result.folders?.find(
    (folder) =>
      folder.name === name && folder.typeId === typeId && !folders.selectById(before, folder.id),
  );
  return found ? { folderId: found.id, changed } : null;
};

export const findType: FindSaved<'addType'> = async ({ before, payload }, ask) => {
  const { result } = await ask('listTypes', undefined);
  const found = result.types.find(
    ({ id, name }) => name === payload.name && !issueTypes.selectById(before, id),
  );
  return found ? { typeId: found.id, changed } : null;
};

export const findAttribute: FindSaved<'addAttribute'> = async ({ before, payload }, ask) => {
  const { typeId, name, type } = payload;
  const { result } = await ask('loadType', { typeId, attributes: true });
  const found = result.attributes?.find(
    (attribute) =>
      attribute.name === name &&
      attribute.type === type &&
      !attributes.selectById(before, attribute.id),
  );
  return found ? { attributeId: found.id, changed } : null;
};

export const findView: FindSaved<'addView'> = async ({ before, payload }, ask) => {
  const { typeId, name, isPublic } = payload;
  const { result } = await ask('loadType', {
    typeId,
    publicViews: isPublic,
    personalViews: !isPublic,
  });
  const found = [...(result.publicViews ?? []), ...(result.personalViews ?? [])].find(
    (view) => view.name === name && !views.selectById(before, view.id),
  );
  return found ? { viewId: found.id, changed } : null;
};

export const findUser: FindSaved<'addUser'> = async ({ before, payload }, ask) => {
  const { result } = await ask('listUsers', undefined);
  const found = result.users.find(
    ({ id, name, login }) =>
      name === payload.name && login === payload.login && !users.selectById(before, id),
  );
  return found ? { userId: found.id, changed } : null;
};

/** An approved request is a user with its login. */
export const findApproved: FindSaved<'approveRequest'> = async ({ before, payload }, ask) => {
  const request = requestsApi.endpoints.loadRequest.select({ requestId: payload.requestId })(
    before,
  );
  const login = request.data?.details.login;
  const { result } = await ask('listUsers', undefined);
  const found = result.users.find(
    (user) => user.login === login && !users.selectById(before, user.id),
  );
  return found ? { userId: found.id, changed } : null;
};

/** An address is that of one inbox; one that was there before is on the page that leads to the form. */
export const findInbox: FindSaved<'addInbox'> = async ({ before, payload }, ask) => {
  const overview = settingsApi.endpoints.loadServerSettings.select({ inboxes: true })(before);
  if (!overview.data?.inboxes) return null;
  const known = overview.data.inboxes.map(({ id }) => id);
  const { result } = await ask('loadServerSettings', { inboxes: true });
  const found = result.inboxes?.find(
    ({ id, email, engine }) =>
      email === payload.email && engine === payload.engine && !known.includes(id),
  );
  return found ? { inboxId: found.id, changed } : null;
};
