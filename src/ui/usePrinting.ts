import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is on its way to the printer, which takes it as it is when the event has ended. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);

  // External system: the printer.
  useEffect(() => {
    const print = (isOn: boolean) => () => {
      flushSync(() => {
        setPrinting(isOn);
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

  return isPrinting;
}
