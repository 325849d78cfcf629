/** Numbers for what is uploaded: the state tells by them how far a file has come, and never holds the file. */
const ids = new WeakMap<object, number>();

let last = 0;

/** The same for the same file, be it sent again. */
export function uploadIdOf(file: object): number {
  const known = ids.get(file);
  if (known !== undefined) return known;
  last += 1;
  ids.set(file, last);
  return last;
}
