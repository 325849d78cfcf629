import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsShown } from './ShownContext';

/** Since when the page is on its way to the printer, which takes it as it is when the event has ended; null when not. */
export function usePrinting(): Date | null {
  const [since, setSince] = useState<Date | null>(null);

  // External system: the printer.
  useEffect(() => {
    const print = (isOn: boolean) => () => {
      flushSync(() => {
        setSince(isOn ? new Date() : null);
      });
    };
    const [begin, end] = [print(true), print(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return since;
}

/** Whether the page is on its way to the printer with the panel that this stands in: those out of sight do not go. */
export function useIsPrinted(): boolean {
  const isShown = useIsShown();
  return usePrinting() !== null && isShown;
}
