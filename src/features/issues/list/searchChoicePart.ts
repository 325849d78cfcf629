import { lazyCode } from '@/lib/lazyCode';

/** What the search box offers besides typing. */
export const searchChoicePart = lazyCode(() =>
  import(/* webpackChunkName: "search-choice" */ './SearchChoice').then(
    (module) => module.SearchChoice,
  ),
);
