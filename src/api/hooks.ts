/**
 * The hooks of all endpoints, for those who extend the client. Its own pages use none of them: README.md says why.
 * They are made here and not in `baseApi`, so that the first load does without them.
 */
import {
  type Api,
  type CoreModule,
  type DefinitionsFromApi,
  defaultSerializeQueryArgs,
  type EndpointDefinitions,
  type Module,
  reactHooksModule,
  type reactHooksModuleName,
  type SerializeQueryArgs,
} from '@reduxjs/toolkit/query/react';
import type { OperationName } from '@/protocol/operations';
import { baseApi } from './baseApi';
import type { baseQuery } from './baseQuery';
import { accountApi } from './endpoints/account';
import { alertsApi } from './endpoints/alerts';
import { alertStatusApi } from './endpoints/alertStatus';
import { archivedProjectsApi } from './endpoints/archivedProjects';
import { attributesApi } from './endpoints/attributes';
import { commentsApi } from './endpoints/comments';
import { eventsApi } from './endpoints/events';
import { filesApi } from './endpoints/files';
import { foldersApi } from './endpoints/folders';
import { globalApi } from './endpoints/global';
import { inboxesApi } from './endpoints/inboxes';
import { issueChangesApi } from './endpoints/issueChanges';
import { issuesApi } from './endpoints/issues';
import { issueTypesApi } from './endpoints/issueTypes';
import { membersApi } from './endpoints/members';
import { projectsApi } from './endpoints/projects';
import { reportsApi } from './endpoints/reports';
import { requestsApi } from './endpoints/requests';
import { sessionApi } from './endpoints/session';
import { settingsApi } from './endpoints/settings';
import { usersApi } from './endpoints/users';
import { viewsApi } from './endpoints/views';
import type { TagType } from './tags';

/** Every noun's part of the one api; each part knows by type the endpoints of its noun. */
const nouns = [
  accountApi,
  alertsApi,
  alertStatusApi,
  archivedProjectsApi,
  attributesApi,
  commentsApi,
  eventsApi,
  filesApi,
  foldersApi,
  globalApi,
  inboxesApi,
  issueChangesApi,
  issuesApi,
  issueTypesApi,
  membersApi,
  projectsApi,
  reportsApi,
  requestsApi,
  sessionApi,
  settingsApi,
  usersApi,
  viewsApi,
] as const;

type Joined<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** All endpoints. One that is missing for an operation does not compile; `endpointsOf` takes none too many. */
type Definitions = Pick<Joined<DefinitionsFromApi<(typeof nouns)[number]>>, OperationName>;

type ApiWithHooks = Api<
  typeof baseQuery,
  Definitions,
  'api',
  TagType,
  CoreModule | typeof reactHooksModuleName
>;

/** Does for each endpoint what the `createApi` of RTK Query for React would have done when it was injected. */
function addHooks(): ApiWithHooks {
  // Every part is the whole, whatever it knows by type.
  const api = nouns[0] as unknown as ApiWithHooks;
  const endpointDefinitions = readDefinitions(Object.keys(api.endpoints));
  type Init = Parameters<Module<typeof reactHooksModuleName>['init']>;
  // Of options and context, the hooks read this much.
  const options = { serializeQueryArgs } as Init[1];
  const context = { endpointDefinitions } as Init[2];
  const { injectEndpoint } = reactHooksModule().init(api as unknown as Init[0], options, context);
  for (const [name, definition] of Object.entries(endpointDefinitions)) {
    injectEndpoint(name, definition);
  }
  return api;
}

/** The definitions, which an api shows only to those who would change them. */
function readDefinitions(names: readonly string[]): EndpointDefinitions {
  const definitions: EndpointDefinitions = {};
  const readers = names.map((name) => [
    name,
    (definition: EndpointDefinitions[string]) => {
      definitions[name] = definition;
    },
  ]);
  baseApi.enhanceEndpoints({ endpoints: Object.fromEntries(readers) as object });
  return definitions;
}

/** The key of a question in the cache, as the api itself makes it. */
const serializeQueryArgs: SerializeQueryArgs<unknown> = (question) => {
  const { queryArgs, endpointDefinition } = question;
  const identityOf =
    'serializeQueryArgs' in endpointDefinition ? endpointDefinition.serializeQueryArgs : undefined;
  const identity: unknown = identityOf ? identityOf(question) : queryArgs;
  return defaultSerializeQueryArgs({ ...question, queryArgs: identity });
};

/**
 * The one api with the hooks of its endpoints.
 *
 * @example const { data } = apiWithHooks.useListIssuesQuery({ typeId, limit: 10 });
 */
export const apiWithHooks = addHooks();
