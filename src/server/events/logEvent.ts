import type { MessageDescriptor } from '@formatjs/intl';

import { EventSeverity } from '@/protocol/events';

import type { Database } from '@/server/database/schema';
import { addEvent, type NewEvent } from '@/server/store/eventStore';
import { speakerOf } from '@/server/text/speaker';

/** What is to be noted. */
export interface LogEntry extends Omit<NewEvent, 'severity' | 'message'> {
  /** Of the server. */
  language: string;
  /** Default: error for errors, else information. */
  severity?: EventSeverity;
  message: MessageDescriptor;
  values?: Readonly<Record<string, string | number>>;
  /** The second line, the same in all languages. */
  details?: string;
}

/** Notes something in the event log, in the language of the server. Answers the id of the event. */
export async function logEvent(
  db: Database,
  { language, message, severity, values = {}, details, ...event }: LogEntry,
): Promise<number> {
  const { translate } = await speakerOf(language);
  const text = translate(message, values);
  return addEvent(db, {
    ...event,
    severity: severity ?? severityOf(event.type),
    message: details === undefined ? text : `${text}\n${details}`,
  });
}

function severityOf(type: NewEvent['type']): EventSeverity {
  return type === 'errors' ? EventSeverity.error : EventSeverity.information;
}
