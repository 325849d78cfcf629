import type { Result } from '@/lib/result';
import type { AttributeDetails } from '@/protocol/attributes';
import { attributeTypes, type AttributeType } from '@/protocol/enums';
import { checkDetails } from '@/rules/attributeDefinitions';
import { checkValue } from '@/rules/attributeValues';
import { fc, runs } from '@tests/support/properties';

const users = ['Alice', 'Bob', "Dave O'Neil"];
const names = { users, members: ['Alice'] };

/** 0 = accepted. */
const codeOf = (result: Result<unknown>): number => (result.ok ? 0 : result.code);

const accepts = (type: AttributeType, details: AttributeDetails, value: string) =>
  checkValue({ type, ...details }, value, names).ok;

const flag = fc.constantFrom(0, 1);
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/\p{Cc}/gu, '').trim())
  .filter((text) => text !== '');

/** Definitions that mean something, right or wrong. */
const definition = fc.constantFrom(...attributeTypes).chain((type) =>
  fc
    .record(
      {
        required: flag,
        default: fc.oneof(line, fc.constantFrom('', '[Me]', '[Today]', '[Today]+3', '1.5', '7')),
        ...(type === 'TEXT' && { 'multi-line': flag }),
        ...((type === 'TEXT' || type === 'ENUM') && {
          'min-length': fc.integer({ min: 0, max: 12 }),
          'max-length': fc.integer({ min: 0, max: 300 }),
        }),
        ...(type === 'ENUM' && {
          items: fc.array(line, { maxLength: 4 }),
          editable: flag,
          'multi-select': flag,
        }),
        ...(type === 'NUMERIC' && {
          decimal: fc.integer({ min: 0, max: 7 }),
          'min-value': fc.integer({ min: -50, max: 50 }).map(String),
          'max-value': fc.integer({ min: -50, max: 50 }).map(String),
          strip: flag,
        }),
        ...(type === 'DATETIME' && { time: flag, local: flag }),
        ...(type === 'USER' && { members: flag, 'multi-select': flag }),
      },
      { requiredKeys: [] },
    )
    .map((details): [AttributeType, Record<string, unknown>] => [type, details]),
);

/** What a definition is kept as; null when it is refused. */
function keptAs(type: AttributeType, details: Record<string, unknown>): AttributeDetails | null {
  const kept = checkDetails(type, details, users);
  return kept.ok ? kept.value : null;
}

/** Runs for what is accepted, and makes sure that enough is. */
function forAccepted(check: (type: AttributeType, details: AttributeDetails) => void): void {
  let accepted = 0;
  fc.assert(
    fc.property(definition, ([type, details]) => {
      const kept = keptAs(type, details);
      if (kept === null) return;
      accepted += 1;
      check(type, kept);
    }),
    { numRuns: runs(2000) },
  );
  expect(accepted).toBeGreaterThan(100);
}

describe('whatever a definition holds', () => {
  test('it is accepted or refused, never a failure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...attributeTypes),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(
          fc.constantFrom(
            'required',
            'default',
            'items',
            'decimal',
            'min-value',
            'time',
            'members',
          ),
          fc.jsonValue(),
        ),
        (type, junk, almost) => {
          expect([0, 3]).toContain(Math.floor(codeOf(checkDetails(type, junk, users)) / 100));
          expect([0, 3]).toContain(Math.floor(codeOf(checkDetails(type, almost, users)) / 100));
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('what is kept of it is kept again', () => {
    forAccepted((type, details) => {
      expect(keptAs(type, { ...details })).toEqual(details);
    });
  });

  test('any text as a value is accepted or refused, never a failure', () => {
    fc.assert(
      fc.property(
        definition,
        fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), line),
        ([type, details], value) => {
          expect(typeof accepts(type, keptAs(type, details) ?? {}, value)).toBe('boolean');
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test('its default is a value, unless it stands for one', () => {
    forAccepted((type, details) => {
      const { default: value = '' } = details;
      const standsForOne = value === '' || /^\[(Me|Today)\]/.test(value);
      const everybody = { users, members: users };
      const result = checkValue({ type, ...details }, value, everybody);
      expect(standsForOne || result.ok).toBe(true);
    });
  });

  test('nothing is a value unless one is required', () => {
    forAccepted((type, details) => {
      expect(accepts(type, details, '')).toBe(details.required !== 1);
    });
  });
});

/** Values and whether a definition that is kept allows them. */
type Expectations = [value: string, isAllowed: boolean][];

function ofItems({ items = [], editable, ...details }: AttributeDetails): Expectations {
  const isMultiple = details['multi-select'] === 1;
  const both = items.slice(0, 2).join(', ');
  return [
    ...items.map((item): [string, boolean] => [item, true]),
    ...(editable === 1 ? [] : ([['none of them', false]] satisfies Expectations)),
    ...(items.length > 1 && (isMultiple || editable !== 1)
      ? ([[both, isMultiple]] satisfies Expectations)
      : []),
  ];
}

function ofLengths(details: AttributeDetails): Expectations {
  const { 'min-length': min = 1, 'max-length': max = 255 } = details;
  return [
    ['😀'.repeat(min), true],
    ['😀'.repeat(max), true],
    ['x'.repeat(max + 1), false],
    ...(min > 1 ? ([['x'.repeat(min - 1), false]] satisfies Expectations) : []),
  ];
}

function ofLimits({ decimal = 0, ...details }: AttributeDetails): Expectations {
  const step = 10 ** -decimal;
  const around = (limit: string | undefined, outside: number): Expectations =>
    limit === undefined
      ? []
      : [
          [Number(limit).toFixed(decimal), true],
          [(Number(limit) + outside).toFixed(decimal), false],
        ];
  return [...around(details['min-value'], -step), ...around(details['max-value'], step)];
}

const expectationsOf: Partial<Record<AttributeType, (details: AttributeDetails) => Expectations>> =
  { ENUM: ofItems, TEXT: ofLengths, NUMERIC: ofLimits };

describe('a definition that is kept', () => {
  test('allows exactly what its items, lengths and limits say', () => {
    forAccepted((type, details) => {
      const expectations = expectationsOf[type]?.(details) ?? [];
      const allowed = expectations.map(([value]) => [value, accepts(type, details, value)]);
      expect(allowed).toEqual(expectations);
    });
  });

  test('exactly the days of the calendar are dates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const pad = (value: number, width: number) => String(value).padStart(width, '0');
          const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
          const parsed = new Date(`${text}T00:00:00Z`);
          const isDay = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
          expect(accepts('DATETIME', {}, text)).toBe(isDay);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});
