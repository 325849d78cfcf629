/** What an object that was stored has in it; nothing of anything else, as anything may stand there. */
export function storedEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
