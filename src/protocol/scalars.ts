/** Positive integer below 2^31 (protocol 0). */
export type Id = number;

/** Whole seconds since 1970, UTC. */
export type Time = number;

/** Number of a change in the server's one global sequence; also the id of issues, comments and files (protocol 4.1). */
export type Stamp = number;

/** The call takes no parameters; `{}` on the wire. */
export type NoPayload = undefined;

/** Answer of saves that tell whether anything was modified (protocol 3). */
export interface Changed {
  changed: boolean;
}

/**
 * Answer of saves that write a stamp. `null` and `false` both say that nothing changed;
 * only `false` may be taken as a reason to keep what is cached (screens 4.1).
 */
export interface Stamped {
  stampId: Stamp | null | false;
}
