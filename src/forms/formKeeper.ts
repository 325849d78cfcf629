import {
  dropFormContent,
  haveFormsJumped,
  noteFormContent,
  selectFormContent,
} from '@/screen/formContents';
import type { FormContent } from '@/screen/issueView';
import type { AppStore } from '@/store/setupStore';

/** Where a form keeps in the state what stands in it, as long as it is shown. */
export interface FormKeeper {
  readonly formId: string;
  /** What stands in it at this moment. */
  read(): FormContent | undefined;
  /** Whether it is shown as it was at another time: drafts of now do not belong there. */
  hasJumped(): boolean;
  /** Whether the form is on screen no longer: what comes late is to be told elsewhere. */
  isGone(): boolean;
  /** Does nothing once the form has gone: an answer may be late. */
  note(part: FormContent): void;
  /** For a form that begins anew where it stands. */
  forget(): void;
}

/**
 * @param place where the form stands. The same form may be shown elsewhere before it has gone from there, as when an
 *   issue moves from beside the list into a window: each has its own
 */
export function createFormKeeper(store: AppStore, place: string) {
  const hasContent = (id: string) => selectFormContent(store.getState(), id) !== undefined;
  const hasJumped = () => store.dispatch(haveFormsJumped());
  let turn = 0;
  while (hasContent(`${place} ${String(turn)}`)) turn += 1;
  // The one that a jump has brought here is what one looks back at.
  if (turn > 0 && hasJumped()) turn -= 1;
  const formId = `${place} ${String(turn)}`;
  const read = () => selectFormContent(store.getState(), formId);
  let isShown = true;
  /** What this one has begun with or noted. Another that had nothing when this one came may have the same place. */
  let own = read();
  const forget = () => {
    // Where a jump has taken the form away nothing is done: another will bring it back.
    if (!hasJumped() && read() === own) store.dispatch(dropFormContent(formId));
  };
  const keeper: FormKeeper = {
    formId,
    read,
    hasJumped,
    isGone: () => !isShown,
    note: (part) => {
      if (!isShown) return;
      store.dispatch(noteFormContent(formId, part));
      own = read();
    },
    forget,
  };
  return {
    keeper,
    /** The form is on screen; answers the way to say that it is not any longer. */
    show: () => {
      isShown = true;
      return () => {
        isShown = false;
        forget();
      };
    },
  };
}

/** Of fields without a form around. */
export const keepsNothing: FormKeeper = {
  formId: '',
  read: () => undefined,
  hasJumped: () => false,
  isGone: () => false,
  note: () => undefined,
  forget: () => undefined,
};
