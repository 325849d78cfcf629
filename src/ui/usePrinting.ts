import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

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
