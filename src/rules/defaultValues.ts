import type { AttributeRules } from '@/lib/values/attributeRules';
import { meTypes, wireWords } from '@/lib/values/formatExpressions';
import { toWireDate } from '@/lib/values/wireDates';
import type { CalendarTime } from '@/lib/values/zone';
import { resolveDate } from './expressions';

/** What the expressions of defaults stand for. */
export interface Occasion {
  /** Empty for a visitor who is not logged in. */
  readonly userName: string;
  /** The present moment, where days are counted and in UTC. */
  readonly local: CalendarTime;
  readonly utc: CalendarTime;
}

/** The wire value that a new issue gets for an attribute that was not given (protocol 4.6). "" = none. */
export function defaultValue(rules: AttributeRules, { userName, local, utc }: Occasion): string {
  const { type, default: text = '' } = rules;
  if (type === 'DATETIME' && text.startsWith(wireWords.today)) {
    if (rules.time !== 1) return resolveDate(text, toWireDate(local, false));
    const [date = '', time = ''] = toWireDate(rules.local === 1 ? utc : local, true).split(' ');
    return `${resolveDate(text, date)} ${time}`;
  }
  return meTypes.includes(type) && text === wireWords.me ? userName : text;
}
