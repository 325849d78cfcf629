import { lazyCode } from '@/lib/lazyCode';

/** What the drop-downs of the toolbar open. */
export const toolbarListPart = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './ToolbarList').then((module) => module.ToolbarList),
);
