/** Joins class names, leaving out what is absent: `classNames(styles['row'], isCurrent && styles['current'])`; undefined for none. */
export function classNames(
  ...names: readonly (string | false | null | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
