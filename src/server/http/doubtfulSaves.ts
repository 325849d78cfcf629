/** Sessions with a save of which nobody knows whether it was carried out. */
export interface DoubtfulSaves {
  /** Notes that a save of a session may have been carried out, or may just be; until it must be over. */
  add: (sessionToken: string) => Promise<void>;
  /** Whether the session had such a save a moment ago. */
  has: (sessionToken: string) => boolean;
}

/** Milliseconds in which a server ends what it had begun for a connection that broke. */
const doubtMs = 10_000;

/** Milliseconds between two notes meanwhile. */
const noteMs = 1000;

/** Milliseconds after which a database that is out of reach is left alone. */
const patienceMs = 60_000;

/**
 * What was committed at the last moment must be seen by whoever looks for it. `note` writes down where the database is now,
 * for other processes; it is repeated, since the commit may come after the first note, and since a database that has just
 * been lost may not take one.
 */
export function createDoubtfulSaves(note: (sessionToken: string) => Promise<void>): DoubtfulSaves {
  const began = new Map<string, number>();
  const age = (sessionToken: string) =>
    performance.now() - (began.get(sessionToken) ?? Number.NEGATIVE_INFINITY);

  async function noteAgain(sessionToken: string): Promise<void> {
    const isNoted = await note(sessionToken).then(
      () => true,
      () => false,
    );
    if (age(sessionToken) < (isNoted ? doubtMs : patienceMs)) {
      setTimeout(() => void noteAgain(sessionToken), noteMs).unref();
    } else began.delete(sessionToken);
  }

  return {
    async add(sessionToken) {
      const isBeingNoted = began.has(sessionToken);
      began.set(sessionToken, performance.now());
      if (!isBeingNoted) await noteAgain(sessionToken);
    },
    has: (sessionToken) => began.has(sessionToken),
  };
}
