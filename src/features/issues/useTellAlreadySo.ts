import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useAnnounce } from '@/ui/Announcements';
import { editMessages } from './edit/messages';

/**
 * Says that a save has changed nothing, as somebody else had made the same change meanwhile: there is nothing of one's own
 * to take back.
 */
export function useTellAlreadySo(): () => void {
  const intl = useIntl();
  const announce = useAnnounce();
  return useCallback(() => {
    announce(intl.formatMessage(editMessages.alreadySo), true);
  }, [intl, announce]);
}
