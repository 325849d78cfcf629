import { type KeyboardEvent, useRef } from 'react';
import { useOpen } from './useOpen';

/** A drop-down, open or not, and its elements. */
export type Dropdown = Omit<ReturnType<typeof useDropdown>, 'handleEscape'>;

/**
 * What every drop-down does alike: it closes on Esc, and gives the focus back on request. Esc is consumed: the window
 * around it stays open. What it does while it is open is `useOpenDropdown`, for what hangs below its trigger.
 *
 * @param name tells it from all others of its window
 */
export function useDropdown(name: string) {
  const [isOpen, setIsOpen] = useOpen(name);
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
