/** Whether two values of a form mean the same: plain data by content, files by identity. */
export function isSameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (first instanceof Set && second instanceof Set) {
    return first.size === second.size && [...first].every((value) => second.has(value));
  }
  if (!isStructure(first) || !isStructure(second)) return false;
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every((key) => isSameValue(first[key], second[key]))
  );
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
  );
}
