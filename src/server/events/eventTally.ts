import type { Database } from '@/server/database/schema';
import { networkOf } from '@/server/core/networkOf';
import { addEventLine } from '@/server/store/eventStore';
import { speakerOf } from '@/server/text/speaker';

import { eventMessages } from './eventMessages';
import { type LogEntry, logEvent } from './logEvent';

/** Notes what may happen any number of times, in a number of events that has a bound. */
export interface EventTally {
  /** Never fails: the log must not turn a refusal into another error. */
  note(entry: LogEntry): Promise<void>;
  /** Writes down what was counted and not written yet. */
  flush(): Promise<void>;
}

interface EventTallyOptions {
  db: Database;
  /** Different events of one address in a minute; what is beyond is only counted. */
  maxOfAddress: number;
  onFailure(error: unknown): void;
}

/** Seconds in which what says the same, of the same user and address, is one event. */
const span = 60;

/** Of all addresses together there are as many as of so many: one cannot take the room of all others. */
const fullAddresses = 5;

interface Counted {
  entry: LogEntry;
  /** What the limit of an address counts it by; the event keeps the whole address. */
  network: string;
  eventId: number;
  /** Times after the first one. */
  repetitions: number;
}

/**
 * The first event of its kind is written at once. All others of that minute are counted in memory, and the count is
 * written in the end: a flood of refused calls costs two writes a minute, and the log stays readable.
 */
export function createEventTally({ db, maxOfAddress, onFailure }: EventTallyOptions): EventTally {
  let counted = new Map<string, Counted>();
  let leftOut: { last: LogEntry; count: number } | null = null;
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  async function note(entry: LogEntry): Promise<void> {
    try {
      if (entry.date >= since + span || entry.date < since) {
        // At once, or all that come at the same time would do it.
        since = entry.date;
        await flush();
      }
      await count(entry);
    } catch (error) {
      onFailure(error);
    }
  }

  async function count(entry: LogEntry): Promise<void> {
    const kind = kindOf(entry);
    const network = networkOf(entry.host);
    const known = counted.get(kind);
    if (known) {
      known.repetitions += 1;
    } else if (isFull(network)) {
      leftOut = { last: entry, count: (leftOut?.count ?? 0) + 1 };
    } else {
      // Counted before it is written, so that many at once are one event, too.
      const first: Counted = { entry, network, eventId: 0, repetitions: 0 };
      counted.set(kind, first);
      timer ??= startTimer();
      first.eventId = await logEvent(db, entry);
    }
  }

  function isFull(network: string): boolean {
    if (counted.size >= maxOfAddress * fullAddresses) return true;
    const ofAddress = [...counted.values()].filter((known) => known.network === network);
    return ofAddress.length >= maxOfAddress;
  }

  function startTimer(): NodeJS.Timeout {
    const started = setTimeout(() => {
      flush().catch(onFailure);
    }, span * 1000);
    // What was counted is no reason to keep a program alive.
    return started.unref();
  }

  async function flush(): Promise<void> {
    const done = [...counted.values()];
    const beyond = leftOut;
    counted = new Map();
    leftOut = null;
    clearTimeout(timer);
    timer = undefined;
    for (const { entry, eventId, repetitions } of done) {
      if (repetitions > 0 && eventId > 0) {
        const { translate } = await speakerOf(entry.language);
        const text = translate(eventMessages.repeated, { count: repetitions + 1 });
        await addEventLine(db, eventId, text);
      }
    }
    if (beyond !== null) {
      const { type, language, date } = beyond.last;
      const values = { count: beyond.count };
      const message = eventMessages.leftOut;
      await logEvent(db, { type, language, date, message, values, userId: null, host: '' });
    }
  }

  return { note, flush };
}

/** What makes two events the same, but for their time. */
function kindOf({ type, message, values, details, userId, host }: LogEntry): string {
  return JSON.stringify([type, message.id, values, details, userId, host]);
}
