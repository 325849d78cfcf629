/** Text cut into plain parts and links: rendered without any HTML of strangers. */
export type TextToken =
  | { readonly text: string; readonly href?: never }
  | {
      readonly text: string;
      readonly href: string;
      /** Opens in a new tab. */ readonly external: boolean;
    };

/** Appends a plain part, joining it to a plain part before it. */
export function pushText(tokens: TextToken[], text: string): void {
  const last = tokens.at(-1);
  if (text === '') {
    return;
  }
  if (last && last.href === undefined) {
    tokens[tokens.length - 1] = { text: last.text + text };
  } else {
    tokens.push({ text });
  }
}
