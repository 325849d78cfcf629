/** Compares dotted versions by their numbers: negative, zero or positive. Missing parts are 0, words after them do not count. */
export function compareVersions(first: string, second: string): number {
  const [left, right] = [partsOf(first), partsOf(second)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) {
      return Math.sign(difference);
    }
  }
  return 0;
}

function partsOf(version: string): number[] {
  const numbers = /^\s*v?(\d+(?:\.\d+)*)/.exec(version)?.[1] ?? '0';
  return numbers.split('.').map(Number);
}
