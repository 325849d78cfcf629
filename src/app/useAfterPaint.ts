import { useEffect, useState } from 'react';

/**
 * Follows `value`, but turns true only once what came with it is on screen: for what makes the browser look at the
 * whole page again and need not hold up the first picture. Turns false at once.
 */
export function useAfterPaint(value: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false);
  if (!value && isPainted) setIsPainted(false);

  // External system: the browser's frames. The task queued by a frame runs after it.
  useEffect(() => {
    if (!value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setIsPainted, 0, true);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);

  return value && isPainted;
}
