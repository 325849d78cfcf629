import { refuse } from '@/server/core/refusal';

import { addDays } from './days';

/** The expressions of defaults and filters, as they travel (protocol 6.4). */
export const meExpression = '[Me]';
const todayExpression = '[Today]';

/** Whether a text stands for the caller's name. Code 332 when something follows the expression. */
export function isMe(text: string): boolean {
  if (!text.startsWith(meExpression)) return false;
  if (text !== meExpression) refuse('InvalidFormat');
  return true;
}

/** Whether a text is `[Today]`, perhaps with an offset. Code 332 when it only begins like that. */
export function isToday(text: string): boolean {
  if (!text.startsWith(todayExpression)) return false;
  if (!/^\[Today\](?:[+-][1-9]\d{0,6})?$/.test(text)) refuse('InvalidFormat');
  return true;
}

/** The date meant by `[Today]±N`, or the text itself if it is a date. */
export function resolveDate(text: string, today: string): string {
  if (!text.startsWith(todayExpression)) return text;
  return addDays(today, Number(text.slice(todayExpression.length)));
}
