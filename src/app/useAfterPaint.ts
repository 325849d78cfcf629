import { useEffect, useState } from 'react';
import { afterPaint } from '@/windows/afterPaint';

/**
 * Follows `value`, but turns true only once what came with it is on screen: for what makes the browser look at the
 * whole page again and need not hold up the first picture. Turns false at once.
 */
export function useAfterPaint(value: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  if (!value && isPainted) setIsPainted(false);

  // External system: the browser's frames.
  useEffect(() => {
    if (!value) return;
    return afterPaint(() => {
      setIsPainted(true);
    });
  }, [value]);

  return value && isPainted;
}
