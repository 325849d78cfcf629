import { lazyCode } from '@/lib/lazyCode';

/** The bar unfolded on a small screen. */
export const panelPart = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './NavbarPanel').then((module) => module.NavbarPanel),
);

/** What the button for the appearance opens. */
export const appearancePart = lazyCode(() =>
  import(/* webpackChunkName: "parts" */ './AppearancePopover').then(
    (module) => module.AppearancePopover,
  ),
);
