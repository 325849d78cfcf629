/** The words of expressions as the user sees them, brackets included: `[Me]`, `[Today]`. */
export interface ExpressionWords {
  readonly me: string;
  readonly today: string;
}

/** The words as the server knows them. */
export const wireWords: ExpressionWords = { me: '[Me]', today: '[Today]' };

/** The kinds of attributes in which the user may stand for a value. */
export const meTypes: readonly string[] = ['TEXT', 'ENUM', 'USER'];

/** Shows a stored expression in the user's words; null when the text is none. */
export function formatExpression(
  type: string,
  wire: string,
  words: ExpressionWords,
): string | null {
  if (meTypes.includes(type) && wire === wireWords.me) {
    return words.me;
  }
  if (type === 'DATETIME' && wire.startsWith(wireWords.today)) {
    return words.today + wire.slice(wireWords.today.length);
  }
  return null;
}
