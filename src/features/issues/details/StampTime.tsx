import type { HistoryWords } from './useHistoryWords';

interface StampTimeProps {
  /** Since 1970, UTC. */
  seconds: number;
  words: HistoryWords;
}

/** A time of the server in the user's format and zone. */
export function StampTime({ seconds, words }: StampTimeProps) {
  return <time dateTime={new Date(seconds * 1000).toISOString()}>{words.time(seconds)}</time>;
}
