import { createContext } from 'react';

/** Which drop-downs are open, by their names: kept outside of them, so that a jump in time opens and closes them. */
export interface OpenDropdowns {
  has: (name: string) => boolean;
  set: (name: string, isOpen: boolean) => void;
  /** Calls back after each change; answers the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** Null where each drop-down keeps that itself, as a part does that is shown alone. */
export const OpenDropdownsContext = createContext<OpenDropdowns | null>(null);

/** The window around, which tells drop-downs of one name apart. */
export const DropdownPlaceContext = createContext('');
