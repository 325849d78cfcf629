import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import { tagTypes } from './tags';

/**
 * The cache of everything the server answered. Endpoints are injected by `endpoints/*.ts`.
 * Invalidation does not wait for running queries: one slow list would hold up every other refresh.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
