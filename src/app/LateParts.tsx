import { useEffect } from 'react';
import { baseApi } from '@/api/baseApi';
import { fetchLaterWords } from '@/i18n/loadLocale';
import { useAppDispatch } from '@/store/hooks';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { refuseStrayFiles } from './refuseStrayFiles';
import { useBusyNews } from './useBusyNews';
import { useFocusGuard } from './useFocusGuard';
import { useValueHues } from './useValueHues';

/**
 * What the whole page needs, but nobody before the first picture: tips, the guard of the focus, no file dropped astray,
 * news of a busy server, and the words of all that comes later.
 */
export function LateParts() {
  useFocusGuard();
  useValueHues();
  useBusyNews();
  const dispatch = useAppDispatch();
  // External system: files that are dragged over the page.
  useEffect(refuseStrayFiles, []);
  // External system: the network, as soon as the first answers need it no more.
  useEffect(() => {
    Promise.all(dispatch(baseApi.util.getRunningQueriesThunk()))
      .then(fetchLaterWords)
      .catch(() => {
        // Only a hint: the first part that needs them asks again.
      });
  }, [dispatch]);
  return <TooltipLayer />;
}
