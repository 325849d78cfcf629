/** `Name` or `Name — Part`, as alerts and reports call views and places. */
export function joinNames(name: string, part: string | null): string {
  return part === null ? name : `${name} — ${part}`;
}
