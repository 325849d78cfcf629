import { useIntl } from 'react-intl';
import { durationOf } from './durations';
import { durationMessages } from './messages';

/** Puts lengths of time, in seconds, into words. */
export function useDurationText(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const { unit, count } = durationOf(seconds);
    return intl.formatMessage(durationMessages[unit], { count });
  };
}
