import type { FieldProblem } from './fieldProblem';

/** What a field makes of what is typed in it. */
export class Reading<Typed, Sent> {
  private constructor(
    /** What the field shows from then on. */
    readonly shown: Typed,
    /** Undefined while something is wrong. */
    readonly sent: Sent | undefined,
    readonly problem: FieldProblem | null,
  ) {}

  static taken<Typed, Sent>(shown: Typed, sent: Sent): Reading<Typed, Sent> {
    return new Reading<Typed, Sent>(shown, sent, null);
  }

  /** What was typed stays as it is. */
  static refused<Typed>(typed: Typed, problem: FieldProblem): Reading<Typed, never> {
    return new Reading<Typed, never>(typed, undefined, problem);
  }
}
