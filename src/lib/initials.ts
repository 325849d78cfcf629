/** The first letters of the first and the last word of a name, as somebody would sign; empty for a name without letters. */
export function initials(name: string): string {
  const words = name
    .split(/[\s._-]+/u)
    .flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toLocaleUpperCase();
}
