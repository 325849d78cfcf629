import { useEffect, useState } from 'react';
import { selectUploads } from '@/entities/uploads';
import { useAppSelector } from '@/store/hooks';

/** How long one waits without a word before one wonders whether anything happens. */
const patienceMs = 15_000;

/** Whether a save has gone on for long without an answer; an upload has not as long as it gets on. */
export function useTakesLong(isBusy: boolean): boolean {
  const sentBytes = useAppSelector((state) =>
    Object.values(selectUploads(state)).reduce((sum, upload) => sum + upload.sentBytes, 0),
  );
  const [isLong, setIsLong] = useState(false);

  // External system: the clock.
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = window.setTimeout(() => {
      setIsLong(true);
    }, patienceMs);
    return () => {
      window.clearTimeout(timer);
      setIsLong(false);
    };
  }, [isBusy, sentBytes]);

  return isBusy && isLong;
}
