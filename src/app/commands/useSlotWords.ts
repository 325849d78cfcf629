import { useIntl } from 'react-intl';
import type { KeySlot } from '@/commands/keymap';
import { useAppStore } from '@/store/hooks';

/** What a key does, in words; where it does one thing or its opposite, both. */
export function useSlotWords(): (slot: KeySlot) => string {
  const intl = useIntl();
  const { getState } = useAppStore();
  return ({ commands }) => {
    const words = commands.map(({ message, values }) =>
      intl.formatMessage(message, values(getState())),
    );
    return [...new Set(words)].join(' / ');
  };
}
