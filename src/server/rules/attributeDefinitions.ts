import type { AttributeDetails } from '@/protocol/attributes';
import { attributeTypes, type AttributeType } from '@/protocol/enums';
import { attributeLengthRange, maxLengths, numericDigits } from '@/protocol/limits';

import type { JsonObject } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';

import { checkDefault, checkValueLength, isOrdered, type KnownNames } from './attributeValues';
import { checkLine } from './strings';
import { hasDuplicates } from './wireLists';
import { checkNumber } from './wireValues';

/** What JSON a key of the details holds. */
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
export function checkAttributeType(type: string): AttributeType {
  return attributeTypes.find((known) => known === type) ?? refuse('InvalidDefinition');
}

/** Code 339: numbers and dates only stay themselves. */
export function checkTypeChange(from: AttributeType, to: AttributeType): void {
  if (from !== to && !(compatibleTypes.has(from) && compatibleTypes.has(to))) {
    refuse('IncompatibleType');
  }
}

/**
 * Checks the metadata of an attribute. Codes: 322, 326 to 338, 345, 355 (protocol 4.5). Keeps only what says something.
 */
export function checkDetails(
  type: AttributeType,
  input: JsonObject,
  users: ReadonlySet<string>,
): AttributeDetails {
  const details = readDetails(type, input);
  const names: KnownNames = { users, members: users };
  if (type === 'ENUM') checkItems(details);
  checkLengths(type, details);
  if (type === 'NUMERIC') checkNumbers(details);
  if (details.local === 1 && details.time !== 1) refuse('InvalidDefinition');
  if (details.default !== undefined) checkDefault({ ...details, type }, details.default, names);
  return details;
}

function readDetails(type: AttributeType, input: JsonObject): AttributeDetails {
  const shapes: Readonly<Record<string, Shape>> = { ...commonShapes, ...shapesByType[type] };
  const entries = Object.entries(input).filter(([, value]) => value !== null);
  for (const [key, value] of entries) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (shape === undefined || !hasShape(value, shape)) refuse('InvalidDefinition');
  }
  // Switches that are off and empty texts say nothing.
  const isMeant = ([key, value]: [string, unknown]) =>
    value !== '' && !(value === 0 && shapes[key] === 'flag');
  return Object.fromEntries(entries.filter(isMeant));
}

function hasShape(value: unknown, shape: Shape): boolean {
  switch (shape) {
    case 'flag':
      return value === 0 || value === 1;
    case 'integer':
      return Number.isInteger(value);
    case 'text':
      return typeof value === 'string';
    case 'list':
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
  }
}

function checkItems(details: AttributeDetails): void {
  const { items } = details;
  if (items === undefined) refuse('InvalidDefinition');
  if (items.length === 0) refuse('NoItems');
  for (const item of items) checkLine(item, maxLengths.value);
  if (hasDuplicates(items)) refuse('DuplicateItems');
  if (details['multi-select'] === 1 && items.some((item) => item.includes(','))) {
    refuse('CommaNotAllowed');
  }
}

function checkLengths(type: AttributeType, details: AttributeDetails): void {
  const { 'min-length': min, 'max-length': max, items = [] } = details;
  if (min === undefined && max === undefined) return;
  if (type === 'ENUM' && (details.editable !== 1 || details['multi-select'] === 1)) {
    refuse('InvalidDefinition');
  }
  for (const length of [min, max]) checkRange(length, attributeLengthRange);
  if (min !== undefined && max !== undefined && min > max) refuse('InvalidLimits');
  for (const item of items) checkValueLength(details, item);
}

function checkNumbers(details: AttributeDetails): void {
  const { decimal = 0, 'min-value': min, 'max-value': max } = details;
  checkRange(decimal, { min: 0, max: numericDigits.decimals });
  if (details.strip === 1 && decimal === 0) refuse('InvalidDefinition');
  for (const limit of [min, max]) {
    if (limit !== undefined) checkNumber(limit, decimal);
  }
  if (isOrdered(max, min)) refuse('InvalidLimits');
}

/** Codes 328, 329. */
function checkRange(value: number | undefined, { min, max }: { min: number; max: number }): void {
  if (value === undefined) return;
  if (value < min) refuse('NumberTooLittle');
  if (value > max) refuse('NumberTooGreat');
}
