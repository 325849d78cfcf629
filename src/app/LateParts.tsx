import { useEffect } from 'react';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { refuseStrayFiles } from './refuseStrayFiles';
import { useFocusGuard } from './useFocusGuard';
import { useValueHues } from './useValueHues';

/** What the whole page needs, but nobody before the first picture: tips, the guard of the focus, and no file dropped astray. */
export function LateParts() {
  useFocusGuard();
  useValueHues();
  // External system: files that are dragged over the page.
  useEffect(refuseStrayFiles, []);
  return <TooltipLayer />;
}
