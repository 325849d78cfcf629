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
  /** Does nothing once the form has gone: an answer may be late. */
  note(part: FormContent): void;
  /** For a form that begins anew where it stands. */
  forget(): void;
}

export function createFormKeeper(store: AppStore, formId: string) {
  let isShown = true;
  const forget = () => {
    store.dispatch(dropFormContent(formId));
  };
  const keeper: FormKeeper = {
    formId,
    read: () => selectFormContent(store.getState(), formId),
    hasJumped: () => store.dispatch(haveFormsJumped()),
    note: (part) => {
      if (isShown) store.dispatch(noteFormContent(formId, part));
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
  note: () => undefined,
  forget: () => undefined,
};
