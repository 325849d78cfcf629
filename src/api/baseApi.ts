import { createApi } from '@reduxjs/toolkit/query';
import { baseQuery } from './baseQuery';
import { tagTypes } from './tags';

/**
 * The cache of everything the server answered. Endpoints are injected by `endpoints/*.ts`.
 * Invalidation waits for running queries: one that is on its way is not asked again, and what it brings may be of the
 * time before the save.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // RTK Query looks for misspelt ones outside of production only; the types find them too.
  tagTypes: process.env['NODE_ENV'] === 'production' ? [] : tagTypes,
  invalidationBehavior: 'delayed',
  endpoints: () => ({}),
});
