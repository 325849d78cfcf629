import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { selectSettings } from '@/entities/session';
import { formatInteger } from '@/lib/values/formatNumbers';
import { useAppSelector } from '@/store/hooks';
import type { Room } from './chartShapes';

/** Writes the numbers of a chart as the server wants them. */
export function useShowNumber(): (number: number) => string {
  const formats = useAppSelector(selectSettings);
  return useCallback((number) => formatInteger(number, formats), [formats]);
}

/** Before anything is measured, and where nothing can be. */
const usualWidth = 640;
const usualEm = 13;

/** How much room there is, as it changes, and whether one reads from right to left. */
export function useRoom() {
  const show = useShowNumber();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: usualWidth, em: usualEm });
  const [isMirrored, setIsMirrored] = useState(false);

  // External system: the layout.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const width = Math.floor(element.clientWidth) || usualWidth;
      const { fontSize, direction } = getComputedStyle(element);
      const em = Number.parseFloat(fontSize) || usualEm;
      setIsMirrored(direction === 'rtl');
      setSize((known) => (known.width === width && known.em === em ? known : { width, em }));
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  const room: Room = useMemo(() => ({ ...size, show }), [size, show]);
  return { frame, room, isMirrored };
}
