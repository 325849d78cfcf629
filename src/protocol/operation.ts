/**
 * Who may call on the companion (protocol 0): anybody without any check; visitors when anonymous access is on; users;
 * system administrators. Rights in projects and ownership are checked by the call itself.
 */
export type Audience = 'public' | 'visitor' | 'user' | 'administrator';

type Script = `/${string}.php`;

/** A POST call: where it is found below `{base}/server/api`, who may make it, what goes and what comes. */
export interface Operation<
  Kind extends 'query' | 'mutation' = 'query' | 'mutation',
  Path extends Script = Script,
  Payload extends object | undefined = object | undefined,
  Answer = unknown,
> {
  readonly kind: Kind;
  readonly path: Path;
  readonly who: Audience;
  /** For the compiler alone; never there. */
  readonly types?: { payload: Payload; answer: Answer };
}

/** What an operation is called with, and what it answers. */
export type TypesOf<One extends Operation> = NonNullable<One['types']>;

/** Path and rights come first, the types in a second step: the compiler reads the path and is told the rest. */
const define =
  <Kind extends 'query' | 'mutation'>(kind: Kind) =>
  <const Path extends Script>(path: Path, who: Audience) =>
  <Payload extends object | undefined, Answer>(): Operation<Kind, Path, Payload, Answer> => ({
    kind,
    path,
    who,
  });

/**
 * An operation that reads.
 *
 * @example loadFolder: query('/projects/folders/load.php', 'user')<{ folderId: Id }, { name: string }>()
 */
export const query = define('query');

/** An operation that changes something, or must not be asked twice. */
export const mutation = define('mutation');
