import { type Move, stopMove } from './move';

/**
 * Keeps the numbers of issues, comments and files, which come from one sequence (protocol 4.1): numbers that nothing
 * has any more are used up by changes of a description that is thrown away in the end.
 */
export interface Numbering {
  /** Makes a number the next one. */
  advanceTo(next: number): Promise<void>;
  /** Says which number a change got that was to get `expected`. */
  took(expected: number, stamp: number | null | false): void;
}

/** `projectId` is at the other server. */
export function createNumbering({ admin, server }: Move, projectId: number): Numbering {
  let last = 0;
  let isDescribed = false;

  async function useUp(): Promise<number> {
    const operation = isDescribed ? 'editProjectDescription' : 'addProjectDescription';
    const description = `After ${String(last)}`;
    const { stampId } = await admin.call(operation, { projectId, description });
    isDescribed = true;
    return typeof stampId === 'number' ? stampId : last + 1;
  }

  function took(expected: number, stamp: number | null | false): void {
    if (stamp !== expected) {
      stopMove(
        `${server.url} gave the number ${String(stamp)} instead of ${String(expected)}: somebody works there, or it is ` +
          'not a new server. The move has stopped; begin it again with a new one.',
      );
    }
    last = expected;
  }

  return {
    async advanceTo(next) {
      while (last < next - 1) {
        const stamp = await useUp();
        if (stamp >= next) took(next - 1, stamp);
        last = stamp;
      }
    },
    took,
  };
}
