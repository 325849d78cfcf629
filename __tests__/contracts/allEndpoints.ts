/** Every endpoint of the api by name, for tests that hold for all of them. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { apiWithHooks } from '@/api/hooks';
import type { OperationName } from '@/protocol/operations';

type Initiate = (
  arg: unknown,
) => ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;

export const allEndpoints = apiWithHooks.endpoints as unknown as Readonly<
  Record<OperationName, { initiate: Initiate } & ({ useQuery: unknown } | { useMutation: unknown })>
>;

/** Whether the api itself takes an endpoint for a query. */
export const isQuery = (name: OperationName): boolean => 'useQuery' in allEndpoints[name];
