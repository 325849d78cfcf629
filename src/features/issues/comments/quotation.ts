/** A text with the words above it. */
interface Quote {
  label: string;
  text: string;
}

/** A quoted text with its title, and a line to go on below it (screens 11.6); the text is raw, whatever its format. */
export function quotation({ label, text }: Quote): string {
  return `[quote ${label}]\n${text}\n[/quote]\n\n`;
}

/** A text that is being written, gone on with by a quotation; in a plain one the quoted lines are marked by signs. */
export function withQuotation(before: string, quote: Quote, isMarkup: boolean): string {
  const quoted = isMarkup ? quotation(quote) : `${quotedLines(quote.text)}\n\n`;
  const written = before.trimEnd();
  return written === '' ? quoted : `${written}\n\n${quoted}`;
}

function quotedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
