/** Joins class names, leaving out what is absent: `classNames(styles['row'], isCurrent && styles['current'])`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
