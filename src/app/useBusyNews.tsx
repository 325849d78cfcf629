import { useEffect } from 'react';
import type { ApiContext } from '@/api/apiContext';
import { lazyCode } from '@/lib/lazyCode';
import { useAppDispatch } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { lazyView } from '@/ui/lazyView';

const BusyNews = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "busy" */ './BusyNews').then((module) => module.BusyNews),
  ),
);

/** Milliseconds in which nobody has to be told twice: a screen asks several things at once, each a few times. */
const shownFor = 10_000;

/** Says that what the screen waits for is asked for again, since the server is busy. */
export function useBusyNews(): void {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  // External system: the calls that are under way.
  useEffect(() => {
    let toldAt = -Infinity;
    const hear = () => {
      if (performance.now() - toldAt < shownFor) return;
      toldAt = performance.now();
      announce(<BusyNews />, true);
    };
    return dispatch((_dispatch, _getState, context: ApiContext) => {
      const waits = (context.waits ??= new Set());
      waits.add(hear);
      return () => {
        waits.delete(hear);
      };
    });
  }, [dispatch, announce]);
}
