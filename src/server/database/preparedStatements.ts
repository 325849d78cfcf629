/** A statement is prepared when it comes so often: texts that depend on the number of their parameters come once. */
const usesBeforePreparing = 3;
/** Each costs the database some memory: 50 to 100 kB for the list of issues. */
const maxPrepared = 60;
/** Of statements that may yet be prepared. */
const maxCounted = 1000;

/** How a statement is sent: as text, as text that is kept under a name, or by that name. */
export type Form =
  | { kind: 'text' }
  /** `closing`: names that are given up at the same time. */
  | { kind: 'preparing'; name: string; closing: readonly string[] }
  | { kind: 'prepared'; name: string };

export interface PreparedStatements {
  /** Says how to send a statement now. Statements must be sent in the order in which they were asked for. */
  use(sql: string, parameters: readonly unknown[]): Form;
  /** Tells whether a statement that was sent as `preparing` was executed. */
  settle(sql: string, succeeded: boolean): void;
}

/**
 * Remembers which statements a connection has prepared: reading and planning the small ones takes three times as long as
 * executing them. The one whose last use is longest ago makes room for the next. Statements with lists
 * are left out, because their best plan depends on the lists.
 */
export function createPreparedStatements(): PreparedStatements {
  const counts = new Map<string, number>();
  const preparing = new Map<string, string>();
  /** In the order of their last use. */
  const prepared = new Map<string, string>();
  let abandoned: string[] = [];
  let named = 0;

  function makeRoom(): void {
    if (prepared.size + preparing.size < maxPrepared) return;
    const [oldest] = prepared;
    if (oldest === undefined) return;
    const [sql, name] = oldest;
    prepared.delete(sql);
    abandoned.push(name);
  }

  return {
    use(sql, parameters) {
      if (parameters.some((parameter) => Array.isArray(parameter))) return { kind: 'text' };
      const name = prepared.get(sql);
      if (name !== undefined) {
        prepared.delete(sql);
        prepared.set(sql, name);
        return { kind: 'prepared', name };
      }
      // Until it is known to exist, others must not use the name.
      if (preparing.has(sql)) return { kind: 'text' };
      const uses = (counts.get(sql) ?? 0) + 1;
      if (uses < usesBeforePreparing) {
        if (counts.size >= maxCounted) counts.clear();
        counts.set(sql, uses);
        return { kind: 'text' };
      }
      counts.delete(sql);
      makeRoom();
      named += 1;
      const form: Form = { kind: 'preparing', name: `s${String(named)}`, closing: abandoned };
      abandoned = [];
      preparing.set(sql, form.name);
      return form;
    },
    settle(sql, succeeded) {
      const name = preparing.get(sql);
      if (name === undefined) return;
      preparing.delete(sql);
      // A name that may or may not exist is not used again.
      if (succeeded) prepared.set(sql, name);
      else abandoned.push(name);
    },
  };
}
