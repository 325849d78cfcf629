import { lazyCode } from '@/lib/lazyCode';

/** What the More menu of the list shows. */
export const listMenuPart = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './ListMenuGroups').then(
    (module) => module.ListMenuGroups,
  ),
);
