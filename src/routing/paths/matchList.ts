import { type ListPlace, readListPlace } from './lists';

/** What is on screen is asked after each action, and each time by the address. */
const maxRemembered = 20;
const remembered = new Map<string, ListPlace | null>();

/** What a main route stands for, the same for the same; null when the path is not a main route. */
export function matchList(rawPath: string): ListPlace | null {
  const known = remembered.get(rawPath);
  if (known !== undefined) return known;
  const place = readListPlace(rawPath);
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(rawPath, place);
  return place;
}
