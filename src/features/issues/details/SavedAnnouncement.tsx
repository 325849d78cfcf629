import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type SavedEntry, selectSavedEntry } from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { LiveRegion } from '@/ui/LiveRegion';
import { useIsShown } from '@/ui/ShownContext';
import { savedMessages } from './savedMessages';

/** Reads out what was saved in the form one comes from. */
export function SavedAnnouncement({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const isShown = useIsShown();
  const saved = useAppSelector((state) => selectSavedEntry(state, issueId));
  const [heard, setHeard] = useState<SavedEntry | null>(null);

  // External system: a screen reader, which has to know the region before its text changes.
  useEffect(() => {
    if (!isShown || !saved) return;
    const frame = requestAnimationFrame(() => {
      setHeard(saved);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isShown, saved]);

  const isHeard = saved !== null && heard === saved;
  return <LiveRegion message={isHeard ? intl.formatMessage(savedMessages[saved.what]) : ''} />;
}
