import {
  type KeyboardEvent,
  use,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { DropdownPlaceContext, OpenDropdownsContext } from './openDropdowns';

/** A drop-down, open or not, and its elements. */
export type Dropdown = Omit<ReturnType<typeof useDropdown>, 'handleEscape'>;

/**
 * What every drop-down does alike: it closes on Esc, and gives the focus back on request. Esc is consumed: the window
 * around it stays open. What it does while it is open is `useOpenDropdown`, for what hangs below its trigger.
 *
 * @param name tells it from all others of its window
 */
export function useDropdown(name: string) {
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
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);

  function closeAndReturnFocus() {
    triggerRef.current?.focus({ preventScroll: true });
    setIsOpen(false);
  }

  function handleEscape(event: KeyboardEvent) {
    if (!isOpen || event.key !== 'Escape' || event.nativeEvent.isComposing) return false;
    event.preventDefault();
    event.stopPropagation();
    closeAndReturnFocus();
    return true;
  }

  return { isOpen, setIsOpen, rootRef, triggerRef, popoverRef, closeAndReturnFocus, handleEscape };
}

const neverChanges = () => () => undefined;
