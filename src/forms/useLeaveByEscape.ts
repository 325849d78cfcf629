import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
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
 * @returns whether Esc was held up, until the next save
 */
export function useLeaveByEscape(
  form: RefObject<HTMLFormElement | null>,
  { isBusy, keep, onLeave }: EscapeOptions,
): boolean {
  const [isHeldUp, setIsHeldUp] = useState(false);
  if (isBusy && isHeldUp) setIsHeldUp(false);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
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
  });

  // External system: Esc pressed anywhere, as in windows that only show something.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  return isHeldUp;
}
