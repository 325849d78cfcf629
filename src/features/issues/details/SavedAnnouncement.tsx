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

  // Of what was deleted the question itself has said it, by its name.
  const message =
    saved && heard === saved && saved.what !== 'deleted' ? savedMessages[saved.what] : null;
  return <LiveRegion message={message ? intl.formatMessage(message) : ''} />;
}
