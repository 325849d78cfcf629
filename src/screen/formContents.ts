/**
 * What stands in the forms on screen: what was typed, what came of saving it, what hangs open in a field. It is here for
 * as long as its form is shown, so that a jump in time puts it back; drafts outlive the page (`forms/drafts`).
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type FormContent, type FormContents, type IssueViewState, viewNoted } from './issueView';

interface FormsRoot {
  issueView: IssueViewState;
}

type FormThunk = ThunkAction<void, FormsRoot, unknown, UnknownAction>;

/** What the latest action has left in the forms of a store, known by its `getState`. After a jump there is something else. */
const latest = new WeakMap<() => unknown, FormContents>();

/** Stores that have jumped since: they may have come back to the latest moment by now. */
const jumped = new WeakSet<() => unknown>();

/** Undefined as long as nobody did anything in the form. */
export function selectFormContent(
  { issueView: { forms } }: FormsRoot,
  formId: string,
): FormContent | undefined {
  return forms?.[formId];
}

export function noteFormContent(formId: string, part: FormContent): FormThunk {
  return (dispatch, getState) => {
    const { forms } = getState().issueView;
    dispatch(setForms({ ...forms, [formId]: { ...forms?.[formId], ...part } }));
  };
}

/** Whether what stands in the forms was put there by a jump in time. */
export function haveFormsJumped(): ThunkAction<boolean, FormsRoot, unknown, UnknownAction> {
  return (_dispatch, getState) => {
    if (getState().issueView.forms !== latest.get(getState)) jumped.add(getState);
    return jumped.has(getState);
  };
}

/** A form is no longer shown, or begins anew. */
export function dropFormContent(formId: string): FormThunk {
  return (dispatch, getState) => {
    const { forms } = getState().issueView;
    if (!forms?.[formId]) return;
    const { [formId]: _dropped, ...others } = forms;
    dispatch(setForms(others));
  };
}

function setForms(forms: FormContents): FormThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ forms }));
    latest.set(getState, getState().issueView.forms ?? forms);
    jumped.delete(getState);
  };
}
