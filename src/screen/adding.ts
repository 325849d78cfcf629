/** Adding one issue after another (decision 056). Apart from the slice, which is part of the first load. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { AddedIssue, AddingBase, AddingState, TemplateEditor } from './addingState';
import { type IssueViewState, viewNoted } from './issueView';
import { type NavigationState, selectOpenedAt } from './navigation';

interface AddingRoot {
  issueView: IssueViewState;
  navigation: NavigationState;
}

type AddingThunk = ThunkAction<void, AddingRoot, unknown, UnknownAction>;

const none: Omit<AddingState, 'openedAt'> = {
  another: null,
  count: 0,
  added: null,
  base: { kind: 'defaults' },
  templates: null,
};

/**
 * What is so of a form.
 *
 * @param openedAt when the form was opened: another begins anew
 */
export function selectAdding(
  { issueView: { adding } }: AddingRoot,
  openedAt: number,
): Omit<AddingState, 'openedAt'> {
  return adding?.openedAt === openedAt ? adding : none;
}

export function chooseAnother(openedAt: number, another: boolean): AddingThunk {
  return noteAdding(openedAt, () => ({ another }));
}

/** The form goes on with the next issue; one that was left meanwhile does not. */
export function noteAdded(openedAt: number, added: AddedIssue): AddingThunk {
  return noteAdding(openedAt, ({ count }) => ({ added, count: count + 1, templates: null }));
}

/** An issue that was added is there no more: nothing leads to it. */
export function forgetAdded(issueId: number): AddingThunk {
  return (dispatch, getState) => {
    const { adding } = getState().issueView;
    if (adding?.added?.issueId !== issueId) return;
    dispatch(viewNoted({ adding: { ...adding, added: null } }));
  };
}

/** What the next issues begin with. */
export function chooseBase(openedAt: number, base: AddingBase): AddingThunk {
  return noteAdding(openedAt, () => ({ base }));
}

/** Opens what templates are kept and looked over in; null closes it. */
export function editTemplates(openedAt: number, templates: TemplateEditor | null): AddingThunk {
  return noteAdding(openedAt, () => ({ templates }));
}

function noteAdding(
  openedAt: number,
  change: (adding: AddingState) => Partial<AddingState>,
): AddingThunk {
  return (dispatch, getState) => {
    if (selectOpenedAt(getState()) !== openedAt) return;
    const adding = { ...selectAdding(getState(), openedAt), openedAt };
    dispatch(viewNoted({ adding: { ...adding, ...change(adding) } }));
  };
}
