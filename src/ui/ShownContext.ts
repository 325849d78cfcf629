import { createContext, use } from 'react';

/** Whether the part around is on screen; false in one that is only kept, built and laid out, to be shown again. */
export const ShownContext = createContext(true);

/** Effects that reach beyond their own elements (focus, keys, title, scroll position) rest while this is false. */
export function useIsShown(): boolean {
  return use(ShownContext);
}
