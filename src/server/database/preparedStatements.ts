/** A statement is prepared when it comes so often: texts that depend on the number of their parameters come once. */
const usesBeforePreparing = 3;
/** Each costs the database some memory. */
const maxStatements = 100;

type Named = { kind: 'preparing'; name: string } | { kind: 'prepared'; name: string };
type State = { kind: 'counted'; uses: number } | Named;

/** How a statement is sent: as text, as text that is kept under a name, or by that name. */
export type Form = { kind: 'text' } | Named;

export interface PreparedStatements {
  /** Says how to send a statement now. */
  use(sql: string, parameters: readonly unknown[]): Form;
  /** Tells whether a statement that was sent as `preparing` was executed. */
  settle(sql: string, succeeded: boolean): void;
}

/**
 * Remembers which statements the one connection of PGlite has prepared: reading and planning the small ones takes three
 * times as long as executing them. Statements with lists are left out, because their best plan depends on the lists.
 */
export function createPreparedStatements(): PreparedStatements {
  const states = new Map<string, State>();
  let named = 0;

  return {
    use(sql, parameters) {
      if (parameters.some((parameter) => Array.isArray(parameter))) return { kind: 'text' };
      const state = states.get(sql);
      if (state?.kind === 'prepared') return state;
      // Until it is known to exist, others must not use the name.
      if (state?.kind === 'preparing') return { kind: 'text' };
      const uses = (state?.uses ?? 0) + 1;
      if (uses < usesBeforePreparing || named >= maxStatements) {
        if (states.size < 10 * maxStatements) states.set(sql, { kind: 'counted', uses });
        return { kind: 'text' };
      }
      named += 1;
      const preparing: State = { kind: 'preparing', name: `s${String(named)}` };
      states.set(sql, preparing);
      return preparing;
    },
    settle(sql, succeeded) {
      const state = states.get(sql);
      if (state?.kind !== 'preparing') return;
      // A name that may or may not exist is not used again.
      if (succeeded) states.set(sql, { kind: 'prepared', name: state.name });
      else states.delete(sql);
    },
  };
}
