import { lazyPart } from './lazyPart';

/** The list that a `FilterDropdown` opens. */
export const filterPart = lazyPart(() =>
  import(/* webpackChunkName: "parts" */ './FilterPopover').then((module) => module.FilterPopover),
);

/** The entries that a `Menu` opens. */
export const menuPart = lazyPart(() =>
  import(/* webpackChunkName: "parts" */ './MenuPopover').then((module) => module.MenuPopover),
);
