import { lazyCode } from '@/lib/lazyCode';

/** The list that a `FilterDropdown` opens. */
export const filterPart = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './FilterPopover').then((module) => module.FilterPopover),
);

/** The entries that a `Menu` opens. */
export const menuPart = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './MenuPopover').then((module) => module.MenuPopover),
);
