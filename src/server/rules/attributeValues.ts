import { codePoints } from '@/lib/values/codePoints';
import { compareDecimals, readDecimal } from '@/lib/values/decimals';
import type { AttributeDefinition } from '@/protocol/attributes';
import { maxLengths } from '@/protocol/limits';

import { refuse } from '@/server/core/refusal';

import { isMe, isToday } from './expressions';
import { checkOptionalLine, checkOptionalText } from './strings';
import { hasDuplicates, splitList } from './wireLists';
import { checkDate, checkDateTime, checkNumber } from './wireValues';

type Rules = Omit<AttributeDefinition, 'name'>;

/** Names that USER values may hold. */
export interface KnownNames {
  users: ReadonlySet<string>;
  /** Members of the project concerned. Where there is none (defaults of definitions), that of all users. */
  members: ReadonlySet<string>;
}

/** Checks a value of an issue in wire format. Codes: 319, 325 to 329, 331 to 334, 336, 337 (protocol 6.3). */
export function checkValue(rules: Rules, value: string, names: KnownNames): void {
  const isMultiLine = rules.type === 'TEXT' && rules['multi-line'] === 1;
  (isMultiLine ? checkOptionalText : checkOptionalLine)(value, maxLengths.value);
  if (value === '') {
    if (rules.required === 1) refuse('EmptyValue');
    return;
  }
  checkByType(rules, value, names);
}

/** Checks the default of a definition: like a value, but empty ones and expressions are welcome. */
export function checkDefault(rules: Rules, value: string, names: KnownNames): void {
  const isExpression =
    rules.type === 'DATETIME' ? isToday(value) : rules.type !== 'NUMERIC' && isMe(value);
  if (!isExpression) checkValue({ ...rules, required: 0 }, value, names);
}

function checkByType(rules: Rules, value: string, names: KnownNames): void {
  switch (rules.type) {
    case 'TEXT':
      checkValueLength(rules, value);
      break;
    case 'ENUM':
      checkChoice(rules, value);
      break;
    case 'USER':
      checkItems(
        value,
        rules['multi-select'] === 1,
        rules.members === 1 ? names.members : names.users,
      );
      break;
    case 'NUMERIC':
      checkNumber(value, rules.decimal ?? 0);
      checkLimits(rules, value);
      break;
    case 'DATETIME':
      (rules.time === 1 ? checkDateTime : checkDate)(value);
      break;
  }
}

function checkChoice(rules: Rules, value: string): void {
  const isMultiple = rules['multi-select'] === 1;
  if (rules.editable !== 1) checkItems(value, isMultiple, new Set(rules.items));
  else if (isMultiple) splitList(value);
  else checkValueLength(rules, value);
}

function checkItems(value: string, isMultiple: boolean, known: ReadonlySet<string>): void {
  const items = isMultiple ? splitList(value) : [value];
  if (items.some((item) => !known.has(item))) refuse('NoMatchingItem');
  if (hasDuplicates(items)) refuse('DuplicateItems');
}

/** Codes 326, 327. */
export function checkValueLength(
  rules: Pick<Rules, 'min-length' | 'max-length'>,
  value: string,
): void {
  const length = codePoints(value);
  if (length < (rules['min-length'] ?? 0)) refuse('StringTooShort');
  if (length > (rules['max-length'] ?? maxLengths.value)) refuse('StringTooLong');
}

function checkLimits(rules: Rules, value: string): void {
  if (isOrdered(value, rules['min-value'])) refuse('NumberTooLittle');
  if (isOrdered(rules['max-value'], value)) refuse('NumberTooGreat');
}

/** Whether both are numbers and the first is less than the second. */
export function isOrdered(first: string | undefined, second: string | undefined): boolean {
  const less = readDecimal(first ?? '');
  const more = readDecimal(second ?? '');
  return less !== null && more !== null && compareDecimals(less, more) < 0;
}

/** Whether two values mean the same: an old number may have been stored with other decimals. */
export function isSameValue(rules: Rules, first: string, second: string): boolean {
  if (first === second) return true;
  if (rules.type !== 'NUMERIC') return false;
  const numbers = [readDecimal(first), readDecimal(second)] as const;
  return (
    numbers[0] !== null && numbers[1] !== null && compareDecimals(numbers[0], numbers[1]) === 0
  );
}
