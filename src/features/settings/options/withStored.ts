/** The numbers to choose from, in order: those of the list and the stored one, whatever client has stored it. */
export function withStored(list: readonly number[], stored: number): readonly number[] {
  return [...new Set([...list, stored])].sort((one, other) => one - other);
}
