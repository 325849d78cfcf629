/**
 * The text of a comment or a description, with the characters that turn the direction of writing: some languages need
 * them there, and they reach no further than its own lines. It is no child of JSX, which takes them out of all others.
 */
export function WrittenText({ text }: { text: string }) {
  return text;
}
