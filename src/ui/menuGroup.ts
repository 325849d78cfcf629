import type { MenuItem } from './MenuEntry';

/** Items of a menu that belong together; an empty group takes no place. */
export interface MenuGroup {
  key: string;
  heading?: string;
  items: readonly MenuItem[];
}
