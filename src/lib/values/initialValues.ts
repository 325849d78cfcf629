import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { AttributeRules } from './attributeRules';
import { wireWords } from './formatExpressions';

dayjs.extend(utc);

export interface InitialValueContext {
  /** Stands for `[Me]`; empty for a visitor who is not logged in. */
  readonly userName: string;
  readonly now: Date;
}

/** The wire value a new issue starts with: its attribute's default with expressions evaluated (screens 13.6). */
export function initialValue(
  attribute: AttributeRules,
  { userName, now }: InitialValueContext,
): string {
  const value = attribute.default ?? '';
  if (attribute.type === 'DATETIME' && value.startsWith(wireWords.today)) {
    return todayPlus(Number(value.slice(wireWords.today.length)), attribute, now);
  }
  const knowsMe =
    attribute.type === 'TEXT' || attribute.type === 'ENUM' || attribute.type === 'USER';
  return knowsMe && value === wireWords.me ? userName : value;
}

function todayPlus(days: number, attribute: AttributeRules, now: Date): string {
  const hasTime = attribute.time === 1;
  const today = hasTime && attribute.local === 1 ? dayjs.utc(now) : dayjs(now);
  const date = today.add(days, 'day');
  return date.year() >= 1 && date.year() <= 9999
    ? date.format(hasTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')
    : '';
}
