import { useRelativeTime } from '@/ui/useRelativeTime';
import type { HistoryWords } from './useHistoryWords';

interface StampTimeProps {
  /** Since 1970, UTC. */
  seconds: number;
  words: HistoryWords;
  /** Nothing around it can have the focus, so it is a stop of the Tab key, at which the tip comes. */
  isStop?: boolean;
}

/** A time of the server: in the user's format and zone, or how long ago it was; the tip says both. */
export function StampTime({ seconds, words, isStop = false }: StampTimeProps) {
  return (
    <time dateTime={isoTime(seconds)} data-tip-moment="" {...(isStop && { tabIndex: 0 })}>
      {words.hasRelativeTimes ? <RelativeTime seconds={seconds} /> : words.time(seconds)}
    </time>
  );
}

function RelativeTime({ seconds }: { seconds: number }) {
  return useRelativeTime(seconds);
}

/** As tips about a moment take it. */
export function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
