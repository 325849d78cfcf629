import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { ApiError } from '@/protocol/apiError';
import type { Operation, TypesOf } from '@/protocol/operation';
import type { OperationPath, Operations } from '@/protocol/operations';
import type { baseQuery } from './baseQuery';
import type { CallRequest } from './postCall';
import { readTags, type Tag, type TagsOf, type TagType } from './tags';

type AnyOperation = Operation<'query' | 'mutation', OperationPath>;

type Build = EndpointBuilder<typeof baseQuery, TagType, 'api'>;

/** RTK Query's definition of the usual endpoint of an operation. */
type DefinitionOf<One extends AnyOperation, Types extends TypesOf<AnyOperation> = TypesOf<One>> = {
  query: QueryDefinition<Types['payload'], typeof baseQuery, TagType, Types['answer'], 'api'>;
  mutation: MutationDefinition<Types['payload'], typeof baseQuery, TagType, Types['answer'], 'api'>;
}[One['kind']];

/** Which tags a mutation invalidates: none, or what `whenSaved` says. */
type Invalidated<Payload> =
  [] | ((answer: unknown, error: ApiError | undefined, payload: Payload) => readonly Tag[]);

/** All there is to say of an endpoint: its tags, or its whole definition where it is like no other. */
type RowOf<One extends AnyOperation, Types extends TypesOf<AnyOperation> = TypesOf<One>> =
  | { query: TagsOf<Types['payload']>; mutation: Invalidated<Types['payload']> }[One['kind']]
  | Pick<DefinitionOf<One>, 'type'>;

/** Tables whose operations are those of the protocol. */
type Known<Table> = {
  [Name in keyof Table]: Name extends keyof Operations ? Operations[Name] : never;
};

/** The endpoints that these rows make of these operations. */
type EndpointsOf<Table extends Record<string, AnyOperation>, Rows> = {
  [Name in keyof Table]: Name extends keyof Rows
    ? Rows[Name] extends { type: unknown }
      ? Rows[Name]
      : DefinitionOf<Table[Name]>
    : never;
};

/**
 * The endpoints of a noun, one for each operation: none can be missing, and none be left over.
 *
 * @example
 * endpoints: (build) =>
 *   endpointsOf(build, folderOperations, {
 *     loadFolder: ({ folderId }) => [one('Folder', folderId)],
 *     addFolder: whenSaved([...globalData, listOf('Folder')]),
 *   })
 */
export function endpointsOf<
  Table extends Record<string, AnyOperation> & Known<Table>,
  Rows extends { [Name in keyof Table]: RowOf<Table[Name]> },
>(
  build: Build,
  table: Table,
  rows: Rows & Record<Exclude<keyof Rows, keyof Table>, never>,
): EndpointsOf<Table, Rows> {
  const endpoints = Object.entries(table).map(([name, operation]) => [
    name,
    // Each row was held against its own operation above; here they are of any.
    endpointOf(build, operation, rows[name] as AnyRow),
  ]);
  return Object.fromEntries(endpoints) as EndpointsOf<Table, Rows>;
}

type AnyRow = TagsOf<unknown> | Invalidated<unknown> | Pick<DefinitionOf<AnyOperation>, 'type'>;

function endpointOf(build: Build, operation: AnyOperation, row: AnyRow) {
  if ('type' in row) return row;
  const query = call(operation);
  return operation.kind === 'query'
    ? build.query({
        query,
        providesTags: (_answer, _error, payload) => readTags(row as TagsOf<unknown>, payload),
      })
    : build.mutation({ query, invalidatesTags: row as Invalidated<unknown> });
}

/** The request of an endpoint whose argument is the payload itself. */
export function call<One extends AnyOperation>({ path }: One) {
  return (payload: TypesOf<One>['payload']): CallRequest => ({ path, payload });
}
