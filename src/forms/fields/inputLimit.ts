/**
 * The `maxlength` of an input for a limit in characters. Inputs count UTF-16 units, of which a character has at most
 * two; the schema counts characters, and says when there are too many.
 */
export function inputLimit(maxLength: number | undefined): number | undefined {
  return maxLength === undefined ? undefined : 2 * maxLength;
}
