import * as React from 'react';

/**
 * React remembers for every element where in the code it was made, by an error of its own. That takes a tenth of the
 * time of tests, is only shown by tools for developers, and ends by itself after ten thousand elements in a second: so
 * it counts as ended. There is no other way to say so.
 */
interface Internals {
  recentlyCreatedOwnerStacks: number;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, Internals>;

if (internals?.recentlyCreatedOwnerStacks === undefined) {
  throw new Error('React counts these elsewhere now');
}

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => undefined,
});
