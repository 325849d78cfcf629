/** `Name` or `Name — Part`, as alerts and reports call views and places (api 3.3). */
export function joinNames(name: string, part: string | null): string {
  return part === null ? name : `${name} — ${part}`;
}
