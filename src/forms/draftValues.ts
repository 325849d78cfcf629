/** What of the values of a form can be a draft, and how a draft comes back into the form. */

/** A copy of the values without the fields that must not be kept and the values that cannot be. */
export function keepable(values: object, secretFields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !secretFields.includes(name) && isPlain(value),
    ),
  );
}

/** The values with those of a draft put in wherever they are of the same kind; a changed form ignores the rest. */
export function mergeDraft<Values extends object>(values: Values, draft: object): Values {
  const merged = Object.entries(values).map(
    ([name, value]: [string, unknown]): [string, unknown] => {
      const kept: unknown = Reflect.get(draft, name);
      if (isRecord(value) && isRecord(kept)) return [name, mergeDraft(value, kept)];
      const isSameKind = typeof kept === typeof value || value === null || kept === null;
      return [name, kept !== undefined && isSameKind && isPlain(kept) ? kept : value];
    },
  );
  return { ...values, ...Object.fromEntries(merged) };
}

/** Whether a value is plain data with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value)) return Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
