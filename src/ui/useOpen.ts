import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { DropdownPlaceContext, OpenDropdownsContext } from './openDropdowns';

/**
 * Whether something hangs open, and the way to change that: kept by whoever provides `OpenDropdownsContext`, else here.
 *
 * @param name tells it from all others of its window
 */
export function useOpen(name: string): [isOpen: boolean, setIsOpen: (isOpen: boolean) => void] {
  const kept = use(OpenDropdownsContext);
  const key = `${use(DropdownPlaceContext)} ${name}`;
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const isOpen = useSyncExternalStore(kept?.subscribe ?? neverChanges, () =>
    kept ? kept.has(key) : isOwnOpen,
  );
  const setIsOpen = useCallback(
    (next: boolean) => {
      if (kept) kept.set(key, next);
      else setIsOwnOpen(next);
    },
    [kept, key],
  );
  return [isOpen, setIsOpen];
}

const neverChanges = () => () => undefined;
