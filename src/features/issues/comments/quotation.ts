/** A quoted text with its title, and a line to go on below it (screens 11.6); the text is raw, whatever its format. */
export function quotation({ label, text }: { label: string; text: string }): string {
  return `[quote ${label}]\n${text}\n[/quote]\n\n`;
}
