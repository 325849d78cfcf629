/** Paragraphs as the text of a message. */
export function letter(paragraphs: readonly string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
