import { lazyPart } from '@/ui/lazyPart';

/** The bar unfolded on a small screen. */
export const panelPart = lazyPart(() =>
  import(/* webpackChunkName: "parts" */ './NavbarPanel').then((module) => module.NavbarPanel),
);

/** What the button for the appearance opens. */
export const appearancePart = lazyPart(() =>
  import(/* webpackChunkName: "parts" */ './AppearancePopover').then(
    (module) => module.AppearancePopover,
  ),
);
