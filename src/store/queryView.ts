import { QueryStatus } from '@reduxjs/toolkit/query';
import type { ApiError } from '@/protocol/apiError';

/** The part of a cache entry that decides what is on screen. */
export interface QueryView<Result = unknown> {
  data?: Result;
  error?: ApiError;
  isFetching: boolean;
}

/** What is read of an RTK Query cache entry. */
export interface CacheEntry<Result> {
  status: QueryStatus;
  data?: Result | undefined;
  error?: unknown;
  fulfilledTimeStamp?: number | undefined;
}

/** Reads a cache entry; answers and errors stay apart from each other's absence. */
export function readView<Result>({ status, data, error }: CacheEntry<Result>): QueryView<Result> {
  return {
    isFetching: status === QueryStatus.pending,
    ...(data !== undefined && { data }),
    // The base query rejects with ApiError only; a serialized error is a bug in an endpoint's own code.
    ...(error !== undefined && { error: error as ApiError }),
  };
}
