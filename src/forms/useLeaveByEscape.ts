import { type RefObject, useState } from 'react';
import { focusLastButton } from './formFocus';

interface EscapeOptions {
  /** A save that runs is waited for. */
  isBusy: boolean;
  /** Keeps what was typed; false when something of it cannot be kept. */
  keep: () => boolean;
  onLeave: () => void;
}

/**
 * Esc leaves a form as Cancel does, since what was typed is kept. Where something would be lost, it only moves to Cancel,
 * which says what it does. An open menu, calendar or preview inside takes the key for itself.
 *
 * @returns what to do with a key, and whether Esc was held up, until the next save
 */
export function useLeaveByEscape(
  form: RefObject<HTMLFormElement | null>,
  { isBusy, keep, onLeave }: EscapeOptions,
): { isHeldUp: boolean; handleEscape: (event: KeyboardEvent) => void } {
  const [isHeldUp, setIsHeldUp] = useState(false);
  if (isBusy && isHeldUp) setIsHeldUp(false);

  function handleEscape(event: KeyboardEvent) {
    const isMeant = event.key === 'Escape' && !event.isComposing && !event.repeat;
    if (!isMeant || event.defaultPrevented) return;
    event.preventDefault();
    if (isBusy) return;
    if (keep()) {
      onLeave();
    } else {
      focusLastButton(form.current);
      setIsHeldUp(true);
    }
  }

  return { isHeldUp, handleEscape };
}
