/** Asks what is to be done with the selected issues, and looks at each meanwhile for the preview. */
import type { CommandContext } from '@/commands/command';
import { toApiError } from '@/protocol/apiError';
import { askBulk, noteSeen, noteUnseen, selectBulkForm, selectSeenIssues } from '@/screen/bulk';
import { AT_ONCE, type BulkForm, type BulkQuestion, type SeenIssue } from '@/screen/bulkJob';
import { selectSelectionPath } from '@/screen/selection';
import { lookAt } from './issueCalls';

export function ask(
  context: CommandContext,
  question: BulkQuestion,
  issueIds: readonly number[],
): void {
  const { dispatch, getState } = context;
  // A copy, which tells this question from an earlier one about the same issues.
  const form = { question, issueIds: [...issueIds], listPath: selectSelectionPath(getState()) };
  dispatch(askBulk(form));
  void lookAhead(context, form);
}

/** Such a part of what the preview knows comes at a time. */
const portion = 16;

async function lookAhead({ dispatch, getState }: CommandContext, form: BulkForm): Promise<void> {
  const left = [...form.issueIds].reverse();
  let looked: SeenIssue[] = [];
  function note() {
    dispatch(noteSeen(form, looked));
    looked = [];
  }
  async function lookAtNext() {
    for (let issueId = left.pop(); issueId !== undefined; issueId = left.pop()) {
      if (selectBulkForm(getState())?.issueIds !== form.issueIds) return;
      try {
        const issue = await dispatch(lookAt(form.question, issueId));
        looked.push(issue);
        // The more there are, the more come at a time: each time all of them are counted.
        const { length } = selectSeenIssues(getState());
        if (looked.length * portion > length) note();
      } catch (error) {
        dispatch(noteUnseen(form, { issueId, reason: { ...toApiError(error) } }));
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtNext));
  if (looked.length > 0) note();
}
