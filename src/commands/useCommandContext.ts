import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGo } from '@/routing/useGo';
import { useAppStore } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import type { CommandContext } from './command';

/** What commands of this client act with; the same object while the language stays. */
export function useCommandContext(): CommandContext {
  const intl = useIntl();
  const go = useGo();
  const announce = useAnnounce();
  const { dispatch, getState } = useAppStore();
  return useMemo(
    () => ({
      dispatch,
      getState,
      go,
      words: intl,
      announce: (message, values) => {
        announce(intl.formatMessage(message, values));
      },
      show: (message, values) => {
        announce(intl.formatMessage(message, values), true);
      },
    }),
    [intl, go, announce, dispatch, getState],
  );
}
