import { selectSettings } from '@/entities/session';
import { formatStamp } from '@/lib/values/stamps';
import { useAppSelector } from '@/store/hooks';

/** When an event happened, in the formats of the server and the zone of the browser. */
export function EventTime({ seconds }: { seconds: number }) {
  const settings = useAppSelector(selectSettings);
  return (
    <time dateTime={new Date(seconds * 1000).toISOString()}>{formatStamp(seconds, settings)}</time>
  );
}
