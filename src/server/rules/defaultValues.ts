import type { AttributeDefinition } from '@/protocol/attributes';

import { today, wireTime } from './days';
import { meExpression, resolveDate } from './expressions';

export interface Moment {
  now: number;
  /** Zone of the server's days. */
  timeZone: string;
}

/** The wire value a new issue gets for an attribute that was not given (protocol 4.6). "" = none. */
export function defaultValue(
  rules: AttributeDefinition,
  userName: string,
  { now, timeZone }: Moment,
): string {
  const { type, default: text = '' } = rules;
  if (type === 'DATETIME' && text.startsWith('[')) {
    if (rules.time !== 1) return resolveDate(text, today(now, timeZone));
    const current = wireTime(now, rules.local === 1 ? 'UTC' : timeZone);
    const [date = '', time = ''] = current.split(' ');
    return `${resolveDate(text, date)} ${time}`;
  }
  return type !== 'NUMERIC' && text === meExpression ? userName : text;
}
