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
  /** The same for questions of which one answer serves all. */
  readonly key: string;
  /** How often the user has asked for it; each time counts, even if the window is left before it can be sent. */
  readonly asked: number;
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

interface ScreenQueryOptions extends SubscriptionOptions {
  /** Seconds an answer may be old; 0 (the default) always asks again, showing the old answer meanwhile. */
  maxAge?: number;
  /** What is asked for, where not everything it is asked with makes it another question; by default all of that. */
  identity?: unknown;
  /** How often the user has asked for it by a command; 0 by default. */
  asked?: number;
}

/** So many questions of an endpoint are remembered with what reads their answers; then it begins anew. */
const maxRemembered = 100;
type Select = (state: RootState) => CacheEntry<unknown>;
const remembered = new WeakMap<object, Map<string, Select>>();

/** What reads the answer to a question. Made once: what is wanted is told after each action, and making it costs more than reading. */
function selectorOf<Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  arg: Arg,
): (state: RootState) => CacheEntry<Result> {
  const selectors = remembered.get(endpoint) ?? new Map<string, Select>();
  remembered.set(endpoint, selectors);
  const question = JSON.stringify(arg);
  // The same endpoint answers the same question with the same kind of result.
  const known = selectors.get(question) as ((state: RootState) => CacheEntry<Result>) | undefined;
  if (known) return known;
  if (selectors.size >= maxRemembered) selectors.clear();
  const made = endpoint.select(arg);
  selectors.set(question, made);
  return made;
}

/** A query of a screen. */
export function screenQuery<Arg, Result>(
  endpoint: QueryEndpoint<Arg, Result>,
  arg: Arg,
  { maxAge = 0, identity = arg, asked = 0, ...subscriptionOptions }: ScreenQueryOptions = {},
): ScreenQuery<Result> {
  return {
    request: { name: endpoint.name, arg },
    key: `${endpoint.name} ${JSON.stringify(identity)}`,
    asked,
    start: () =>
      endpoint.initiate(arg, {
        subscriptionOptions,
        forceRefetch: maxAge === 0 ? true : maxAge,
      }),
    select: (state) => readView(selectorOf(endpoint, arg)(state)),
    isFresh: (state, at) => {
      const { data, fulfilledTimeStamp = 0 } = selectorOf(endpoint, arg)(state);
      return data !== undefined && fulfilledTimeStamp >= at - maxAge * 1000;
    },
  };
}
