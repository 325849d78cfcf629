/**
 * Queries that a screen needs, as values. The loader starts them in answer to an action and holds their
 * subscriptions; components only read. Rendering therefore never sends a request, and neither does a DevTools jump.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { StartQueryActionCreatorOptions, SubscriptionOptions } from '@reduxjs/toolkit/query';
import type { ApiContext } from '@/api/apiContext';
import { type CacheEntry, type QueryView, readView } from '@/store/queryView';
import type { RootState } from '@/store/rootReducer';

/** A started query; it stays subscribed, and so refetched when its tags are invalidated, until released. */
export interface HeldQuery extends PromiseLike<unknown> {
  readonly queryCacheKey: string;
  unsubscribe(): void;
  abort(): void;
  updateSubscriptionOptions(options: SubscriptionOptions): void;
}

/** One thing a screen needs from the server. */
export interface ScreenQuery<Result = unknown> {
  /** The name of the endpoint, which is that of the operation, and what it is asked with. */
  readonly request: { readonly name: string; readonly arg: unknown };
  start(): ThunkAction<HeldQuery, RootState, ApiContext, UnknownAction>;
  select(state: RootState): QueryView<Result>;
  /** Whether the answer would not be asked for again at a moment (ms since 1970), or came later. */
  isFresh(state: RootState, at: number): boolean;
}

/** The shape of an RTK Query endpoint that is used here. */
interface QueryEndpoint<Arg, Result> {
  name: string;
  initiate(
    arg: Arg,
    options?: StartQueryActionCreatorOptions,
  ): ThunkAction<HeldQuery, RootState, ApiContext, UnknownAction>;
  select(arg: Arg): (state: RootState) => CacheEntry<Result>;
}

/**
 * A query of a screen.
 *
 * @param maxAge seconds an answer may be old; 0 (the default) always asks again, showing the old answer meanwhile
 */
export function screenQuery<Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  arg: Arg,
  { maxAge = 0, ...subscriptionOptions }: { maxAge?: number } & SubscriptionOptions = {},
): ScreenQuery<Result> {
  return {
    request: { name: endpoint.name, arg },
    start: () =>
      endpoint.initiate(arg, {
        subscriptionOptions,
        forceRefetch: maxAge === 0 ? true : maxAge,
      }),
    select: (state) => readView(endpoint.select(arg)(state)),
    isFresh: (state, at) => {
      const { data, fulfilledTimeStamp = 0 } = endpoint.select(arg)(state);
      return data !== undefined && fulfilledTimeStamp >= at - maxAge * 1000;
    },
  };
}
