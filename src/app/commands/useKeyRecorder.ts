import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pressName } from '@/commands/pressNames';

/** So long a second key is waited for, in ms. */
const patience = 800;

/** Takes down the next key, or two in a row, that are pressed on a button. */
export function useKeyRecorder(onDone: (slot: string, key: string) => void) {
  const [slot, setSlot] = useState<string | null>(null);
  const pressed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // External system: the clock.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function end() {
    clearTimeout(timer.current);
    pressed.current = '';
    setSlot(null);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (slot === null || event.key === 'Tab') return;
    // Nothing else may answer: neither the button, nor the window, nor the browser.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') {
      end();
      return;
    }
    const name = pressName(event.nativeEvent);
    if (name === null) return;
    const isSecond = pressed.current !== '';
    pressed.current = isSecond ? `${pressed.current} ${name}` : name;
    clearTimeout(timer.current);
    const finish = () => {
      const key = pressed.current;
      end();
      onDone(slot, key);
    };
    if (isSecond) finish();
    else timer.current = setTimeout(finish, patience);
  }

  return { slot, begin: setSlot, end, handleKeyDown };
}
