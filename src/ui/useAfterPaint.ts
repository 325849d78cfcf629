import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/afterPaint';

/**
 * Follows `value` once what came with it is on screen: for what makes the browser look at the whole page again and need
 * not hold up the picture.
 */
export function useAfterPaint(value: boolean): boolean {
  const [painted, setPainted] = useState(false);

  // External system: the browser's frames.
  useEffect(() => {
    if (value === painted) return;
    return afterPaint(() => {
      setPainted(value);
    });
  }, [value, painted]);

  return painted;
}
