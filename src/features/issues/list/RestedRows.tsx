import { useEffect } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { whenIdle } from '@/lib/whenIdle';
import { selectIsLaidOut, selectListFilters } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { forgetSeenRows, noteSeenRows, restRows, wakeRows } from './restedRows';

/** Has a list that is shown again paint what is seen of it first, and its other rows after that. */
export function RestedRows() {
  const filters = useAppSelector(selectListFilters);
  const isLaidOut = useAppSelector(selectIsLaidOut);

  // External system: what the browser paints.
  useEffect(
    () =>
      afterPaint(() => {
        wakeRows('shown');
        whenIdle(() => {
          noteSeenRows();
          restRows();
        });
      }),
    [filters, isLaidOut],
  );

  // External system: how far lists are scrolled, and how high they are.
  useEffect(() => {
    let callOff: (() => void) | undefined;
    const handle = (which: 'shown' | 'all') => () => {
      forgetSeenRows();
      wakeRows(which);
      callOff?.();
      callOff = whenIdle(noteSeenRows);
    };
    const handleScroll = handle('shown');
    const handleResize = handle('all');
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    window.addEventListener('resize', handleResize);
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      window.removeEventListener('resize', handleResize);
      callOff?.();
    };
  }, []);

  return null;
}
