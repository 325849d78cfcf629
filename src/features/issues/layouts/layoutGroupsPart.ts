import { lazyCode } from '@/lib/lazyCode';

/** What the menu of the ways to look at a list shows. */
export const layoutGroupsPart = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './LayoutGroups').then((module) => module.LayoutGroups),
);
