/** Trims and collapses spaces only, as the server does; other blanks are the user's. */
export function collapseSpaces(text: string): string {
  return text.replace(/ +/g, ' ').replace(/^ | $/g, '');
}

/** One line for places that have no room for more: blanks of any kind become one space. */
export function toSingleLine(text: string): string {
  return collapseSpaces(text.replace(/[\t\r\n]/g, ' '));
}
