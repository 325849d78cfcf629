/** How often the entries of the palette were chosen: those chosen most come first. */

/** By the keys of the entries; the one chosen last comes last. */
export type Habits = Readonly<Record<string, number>>;

/** So many are remembered; among thousands of issues one goes back to a few. */
export const mostHabits = 200;

/** Counts an entry. Where there are too many, one that was chosen least goes, and of those the one chosen longest ago. */
export function withUse(habits: Habits, key: string): Habits {
  const { [key]: before = 0, ...others } = habits;
  const kept = Object.entries(others);
  while (kept.length >= mostHabits) {
    const least = Math.min(...kept.map(([, count]) => count));
    kept.splice(
      kept.findIndex(([, count]) => count === least),
      1,
    );
  }
  return Object.fromEntries([...kept, [key, before + 1]]);
}

/** What an earlier visit has left; nothing of what cannot be read. */
export function readHabits(text: string | null, isKept: (key: string) => boolean): Habits {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const habits = Object.entries(stored).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && isKept(entry[0]),
    );
    return Object.fromEntries(habits.slice(-mostHabits));
  } catch {
    // Somebody else's text stands there.
    return {};
  }
}

/** Those for whose keys something holds. */
export function habitsOf(habits: Habits, isKept: (key: string) => boolean): Habits {
  return Object.fromEntries(Object.entries(habits).filter(([key]) => isKept(key)));
}
