/** Attempts outlive the form they were made in, beside its draft: whoever comes back to it saves nothing twice either. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext, AttemptShelf } from '@/api/apiContext';
import { fieldsOf } from '@/lib/fieldsOf';
import { repeatOf } from './repeats';
import type { SaveAttempt } from './saveAttempt';

/** A form that keeps drafts is on screen, until the answered function is called. */
export function shelveAttempts(
  draftPath: string,
  shelf: AttemptShelf,
): ThunkAction<() => void, unknown, ApiContext, UnknownAction> {
  return (_dispatch, _getState, context) => {
    context.shelves ??= new Map();
    context.shelves.set(draftPath, shelf);
    return () => {
      if (context.shelves?.get(draftPath) === shelf) context.shelves.delete(draftPath);
    };
  };
}

/** Where the attempts of a call are kept. */
export interface ShelfPlace {
  /** Of the form whose draft the attempt is kept beside; null for none. */
  readonly draftPath: string | null;
  /** Which of several things the form saves at once; empty for a form that saves one. */
  readonly part: string;
}

/** The place of the attempts of one call in the form around. Only what is looked for is kept: the rest may be repeated. */
export function placeOnShelf(context: ApiContext, { draftPath, part }: ShelfPlace, name: string) {
  const isKept = draftPath !== null && repeatOf(name)?.kind === 'find';
  const shelf = isKept ? context.shelves?.get(draftPath) : undefined;
  return {
    read: () => (shelf ? readAttempt(shelf.read(part), name) : null),
    keep: (attempt: SaveAttempt | null) => shelf?.keep(part, attempt && { ...attempt, name }),
  };
}

/** Null for none, for one of another call, and for what an older client has left. */
function readAttempt(kept: unknown, name: string): SaveAttempt | null {
  const { name: keptName, payload, known, sentAt, earlier } = fieldsOf(kept);
  if (keptName !== name || typeof sentAt !== 'number' || !Array.isArray(earlier)) return null;
  if (known !== null && !isNumbers(known)) return null;
  return { payload, known, sentAt, earlier };
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}
