import type { MessageDescriptor } from '@formatjs/intl';

import { EventSeverity } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { addEvent, type NewEvent } from '@/server/store/eventStore';
import { speakerOf } from '@/server/text/speaker';

interface LogEntry extends Omit<NewEvent, 'severity' | 'message'> {
  /** Of the server. */
  language: string;
  message: MessageDescriptor;
  values?: Readonly<Record<string, string>>;
  /** The second line, the same in all languages. */
  details?: string;
}

/** Notes something in the event log, in the language of the server (api 3.5). */
export async function logEvent(
  db: Database,
  { language, message, values = {}, details, ...event }: LogEntry,
): Promise<void> {
  const { translate } = await speakerOf(language);
  const text = translate(message, values);
  await addEvent(db, {
    ...event,
    severity: event.type === 'errors' ? EventSeverity.error : EventSeverity.information,
    message: details === undefined ? text : `${text}\n${details}`,
  });
}
