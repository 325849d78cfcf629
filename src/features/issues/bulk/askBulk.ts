/** Asks what is to be done with the selected issues, and looks at each meanwhile for the preview. */
import type { CommandContext } from '@/commands/command';
import { askBulk, noteSeen, selectBulkForm } from '@/screen/bulk';
import { AT_ONCE, type BulkForm, type BulkQuestion } from '@/screen/bulkJob';
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

async function lookAhead({ dispatch, getState }: CommandContext, form: BulkForm): Promise<void> {
  const left = [...form.issueIds].reverse();
  async function lookAtNext() {
    for (let issueId = left.pop(); issueId !== undefined; issueId = left.pop()) {
      if (selectBulkForm(getState())?.issueIds !== form.issueIds) return;
      try {
        dispatch(noteSeen(form, await dispatch(lookAt(form.question, issueId))));
      } catch {
        // The preview stays without it; the job says what is wrong.
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookAtNext));
}
