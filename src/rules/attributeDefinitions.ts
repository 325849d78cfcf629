import { type Result, failure, firstFailure, success } from '@/lib/result';
import type { AttributeDetails } from '@/protocol/attributes';
import { attributeTypes, type AttributeType } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { attributeLengthRange, maxLengths, numericDigits } from '@/protocol/limits';
import { checkDefault } from './attributeValues';
import { checkDistinct } from './lists';
import { checkNumber, checkRange, isLess } from './numbers';
import { checkLength, checkLine } from './texts';

/** What JSON a key of the details holds (protocol 4.5). */
type Shape = 'flag' | 'text' | 'integer' | 'list';

const shapesByType: Readonly<Record<AttributeType, Readonly<Record<string, Shape>>>> = {
  TEXT: { 'multi-line': 'flag', 'min-length': 'integer', 'max-length': 'integer' },
  ENUM: {
    items: 'list',
    editable: 'flag',
    'multi-select': 'flag',
    'min-length': 'integer',
    'max-length': 'integer',
  },
  NUMERIC: { decimal: 'integer', 'min-value': 'text', 'max-value': 'text', strip: 'flag' },
  DATETIME: { time: 'flag', local: 'flag' },
  USER: { members: 'flag', 'multi-select': 'flag' },
};

const commonShapes: Readonly<Record<string, Shape>> = { required: 'flag', default: 'text' };

const compatibleTypes: ReadonlySet<AttributeType> = new Set(['TEXT', 'ENUM', 'USER']);

/** Code 322 for an unknown type. */
export function checkAttributeType(type: string): Result<AttributeType> {
  const known = attributeTypes.find((one) => one === type);
  return known === undefined ? failure(ApiErrorCode.InvalidDefinition) : success(known);
}

/** The types that an attribute may have from now on: numbers and dates only stay themselves. */
export function exchangeableTypes(type: AttributeType): readonly AttributeType[] {
  return compatibleTypes.has(type)
    ? attributeTypes.filter((one) => compatibleTypes.has(one))
    : [type];
}

/** Code 339. */
export function checkTypeChange(from: AttributeType, to: AttributeType): Result<AttributeType> {
  return exchangeableTypes(from).includes(to)
    ? success(to)
    : failure(ApiErrorCode.IncompatibleType);
}

/**
 * Checks the metadata of an attribute (protocol 4.5). Keeps only what says something.
 * Codes: 322, 326 to 338, 345, 355.
 */
export function checkDetails(
  type: AttributeType,
  input: Readonly<Record<string, unknown>>,
  users: readonly string[],
): Result<AttributeDetails> {
  const details = readDetails(type, input);
  return details === null
    ? failure(ApiErrorCode.InvalidDefinition)
    : (firstFailure(checksOf(type, details, users)) ?? success(details));
}

function* checksOf(
  type: AttributeType,
  details: AttributeDetails,
  users: readonly string[],
): Iterable<Result<unknown>> {
  if (type === 'ENUM') yield checkItems(details);
  yield checkLengths(type, details);
  if (type === 'ENUM') yield checkItemLengths(details);
  if (type === 'NUMERIC') yield checkNumbers(details);
  if (details.local === 1 && details.time !== 1) yield failure(ApiErrorCode.InvalidDefinition);
  if (details.default !== undefined) {
    yield checkDefault({ ...details, type }, details.default, { users });
  }
}

/** Null when a key or the JSON of its value is none that the type has. */
function readDetails(
  type: AttributeType,
  input: Readonly<Record<string, unknown>>,
): AttributeDetails | null {
  const shapes: Readonly<Record<string, Shape>> = { ...commonShapes, ...shapesByType[type] };
  const entries = Object.entries(input).filter(([, value]) => value !== null);
  const isKnown = ([key, value]: [string, unknown]) =>
    Object.hasOwn(shapes, key) && hasShape(value, shapes[key]);
  if (!entries.every(isKnown)) return null;
  // Switches that are off and empty texts say nothing.
  const isMeant = ([key, value]: [string, unknown]) =>
    value !== '' && !(value === 0 && shapes[key] === 'flag');
  return Object.fromEntries(entries.filter(isMeant));
}

function hasShape(value: unknown, shape: Shape | undefined): boolean {
  switch (shape) {
    case 'flag':
      return value === 0 || value === 1;
    case 'integer':
      return Number.isInteger(value);
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    case undefined:
      return false;
  }
}

/** The items of an enumeration. Codes: 322, 345, 319, 325, 327, 337, 355. */
export function checkItems(details: AttributeDetails): Result<readonly string[]> {
  const { items } = details;
  if (items === undefined) return failure(ApiErrorCode.InvalidDefinition);
  if (items.length === 0) return failure(ApiErrorCode.NoItems);
  const line = checkEach(items, (item) => checkLine(item, maxLengths.value));
  if (!line.ok) return line;
  const distinct = checkDistinct(items);
  if (!distinct.ok || details['multi-select'] !== 1) return distinct;
  return checkEach(items, (item) =>
    item.includes(',') ? failure(ApiErrorCode.CommaNotAllowed) : success(item),
  );
}

/** Items that values may be replaced by keep to the limits of these. Codes: 326, 327. */
export function checkItemLengths(details: AttributeDetails): Result<readonly string[]> {
  const { items = [], 'min-length': min, 'max-length': max = maxLengths.value } = details;
  return checkEach(items, (item) => checkLength(item, { min, max }));
}

function checkEach(
  items: readonly string[],
  check: (item: string) => Result<string>,
): Result<readonly string[]> {
  for (const item of items) {
    const checked = check(item);
    if (!checked.ok) return failure(checked.code, item);
  }
  return success(items);
}

/** Codes: 322 where lengths do not count, 328, 329, 338. */
export function checkLengths(type: AttributeType, details: AttributeDetails): Result<unknown> {
  const { 'min-length': min, 'max-length': max } = details;
  const lengths = [min, max].filter((length) => length !== undefined);
  if (lengths.length > 0 && !hasLengths({ ...details, type })) {
    return failure(ApiErrorCode.InvalidDefinition);
  }
  const wrong = firstFailure(lengths.map((length) => checkRange(length, attributeLengthRange)));
  if (wrong) return wrong;
  return min !== undefined && max !== undefined && min > max
    ? failure(ApiErrorCode.InvalidLimits)
    : success(lengths);
}

/** Whether the lengths of values may be limited: not where they are items of a list. */
export function hasLengths({
  type,
  ...details
}: { type: AttributeType } & Pick<AttributeDetails, 'editable' | 'multi-select'>): boolean {
  if (type !== 'ENUM') return type === 'TEXT';
  return details.editable === 1 && details['multi-select'] !== 1;
}

/** Decimals and limits of numbers. Codes: 322, 328, 329, 331, 332, 338. */
export function checkNumbers(details: AttributeDetails): Result<unknown> {
  const { decimal = 0, strip, 'min-value': min, 'max-value': max } = details;
  const decimals = checkRange(decimal, { min: 0, max: numericDigits.decimals });
  if (!decimals.ok) return decimals;
  if (strip === 1 && decimal === 0) return failure(ApiErrorCode.InvalidDefinition);
  const limits = [min, max].filter((limit) => limit !== undefined);
  const wrong = firstFailure(limits.map((limit) => checkNumber(limit, decimal)));
  if (wrong) return wrong;
  return isLess(max, min) ? failure(ApiErrorCode.InvalidLimits) : success(limits);
}
