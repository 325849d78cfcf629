import { useIntl } from 'react-intl';
import { timeDifference } from '@/lib/differences';
import { durationMessages } from './messages';

/** Puts lengths of time, in seconds, into words. */
export function useDurationText(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const { unit, count } = timeDifference(seconds);
    return intl.formatMessage(durationMessages[unit], { count });
  };
}
