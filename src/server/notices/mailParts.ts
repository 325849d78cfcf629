import { letter } from '@/server/mail/letter';
import { letterMessages } from '@/server/mail/messages/letterMessages';
import type { Mail } from '@/server/mail/queueMail';
import { serverTimeZone } from '@/server/rules/settings';

import type { Receiver } from './receiver';

/** Below a list that is too long for a message: how many issues it lacks, and where they are. */
export function moreIssues({ translate }: Receiver, count: number, link: string): string[] {
  return count === 0 ? [] : [translate(letterMessages.more, { count, link })];
}

/** Below changes: what their times mean. */
export function timesNote({ translate, settings }: Receiver): string {
  return translate(letterMessages.timeZone, { timeZone: serverTimeZone(settings) });
}

/** A message to a receiver, who is greeted by name. */
export function mailTo(
  { caller, email, translate }: Receiver,
  subject: string,
  parts: readonly string[],
): Mail {
  const greeting = translate(letterMessages.greeting, { name: caller.name });
  return { recipient: email, subject, body: letter([greeting, ...parts]) };
}
