import { type Result, failure, firstFailure, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { compareDecimals, readDecimal } from '@/lib/values/decimals';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { checkDate, checkDateTime } from './dates';
import { readExpression } from './expressions';
import { splitList } from './lists';
import { checkLimits, checkNumber } from './numbers';
import { checkLength, checkOptionalLine, checkOptionalText } from './texts';

/** Names that USER values may hold. */
export interface KnownNames {
  readonly users: readonly string[];
  /** Members of the project concerned. Where there is none (defaults of definitions), all users will do. */
  readonly members?: readonly string[] | undefined;
}

/** Checks a value of an issue in wire format. Codes: 319, 322, 325 to 329, 331 to 334, 336, 337 (protocol 6.3). */
export function checkValue(
  rules: AttributeRules,
  value: string,
  names: KnownNames,
): Result<string> {
  const isMultiLine = rules.type === 'TEXT' && rules['multi-line'] === 1;
  const text = (isMultiLine ? checkOptionalText : checkOptionalLine)(value, maxLengths.value);
  if (!text.ok) return text;
  if (value !== '') return checkByType(rules, value, names);
  return rules.required === 1 ? failure(ApiErrorCode.EmptyValue) : text;
}

/** Checks the default of a definition: like a value, but empty ones and expressions are welcome (protocol 4.5, 6.4). */
export function checkDefault(
  rules: AttributeRules,
  value: string,
  names: KnownNames,
): Result<string> {
  const expression = readExpression(rules.type, value);
  if (!expression.ok) return expression;
  return expression.value ? success(value) : checkValue({ ...rules, required: 0 }, value, names);
}

/** Most characters that a value may have. */
export function maxLengthOf({ type, 'max-length': max }: AttributeRules): number {
  return (type === 'TEXT' || type === 'ENUM' ? max : undefined) ?? maxLengths.value;
}

/** The names that a USER attribute allows. */
export function namesOf({ members }: AttributeRules, names: KnownNames): readonly string[] {
  return (members === 1 ? names.members : undefined) ?? names.users;
}

function checkByType(rules: AttributeRules, value: string, names: KnownNames): Result<string> {
  switch (rules.type) {
    case 'TEXT':
      return checkOwnLength(rules, value);
    case 'ENUM':
      return checkChoice(rules, value);
    case 'USER':
      return checkItems(value, rules['multi-select'] === 1, namesOf(rules, names));
    case 'NUMERIC': {
      const limits = { min: rules['min-value'], max: rules['max-value'] };
      const number = checkNumber(value, rules.decimal ?? 0);
      return number.ok ? checkLimits(value, limits) : number;
    }
    case 'DATETIME':
      return (rules.time === 1 ? checkDateTime : checkDate)(value);
    default:
      return failure(ApiErrorCode.InvalidDefinition);
  }
}

function checkChoice(rules: AttributeRules, value: string): Result<string> {
  const isMultiple = rules['multi-select'] === 1;
  if (rules.editable !== 1) return checkItems(value, isMultiple, rules.items ?? []);
  if (!isMultiple) return checkOwnLength(rules, value);
  const list = splitList(value);
  return list.ok ? success(value) : list;
}

/** The first item that is wrong is the one told. Codes: 332, 336, 337. */
function checkItems(value: string, isMultiple: boolean, known: readonly string[]): Result<string> {
  const list = isMultiple ? splitList(value) : success([value]);
  if (!list.ok) return list;
  const items = list.value;
  const part = (item: string) => (isMultiple ? item : undefined);
  const wrong = firstFailure(
    items.map((item, index) => {
      if (!known.includes(item)) return failure(ApiErrorCode.NoMatchingItem, part(item));
      return items.includes(item, index + 1)
        ? failure(ApiErrorCode.DuplicateItems, part(item))
        : success(item);
    }),
  );
  return wrong ?? success(value);
}

/** Codes: 326, 327. */
function checkOwnLength(rules: AttributeRules, value: string): Result<string> {
  return checkLength(value, { min: rules['min-length'], max: maxLengthOf(rules) });
}

/** Whether two values mean the same: an old number may have been stored with other decimals. */
export function isSameValue(rules: AttributeRules, first: string, second: string): boolean {
  if (first === second) return true;
  if (rules.type !== 'NUMERIC') return false;
  const numbers = [readDecimal(first), readDecimal(second)] as const;
  return (
    numbers[0] !== null && numbers[1] !== null && compareDecimals(numbers[0], numbers[1]) === 0
  );
}
