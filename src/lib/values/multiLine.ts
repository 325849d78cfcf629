/** A text of several lines without needless blanks at its end, in the line breaks of servers. */
export function trimLines(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  let end = lines.length;
  while (end > 0 && ' \t\n'.includes(lines.charAt(end - 1))) {
    end -= 1;
  }
  return lines.slice(0, end);
}
