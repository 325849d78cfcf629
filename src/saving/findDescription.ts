/** Descriptions that were added although the answer was lost. */
import { selectUserId } from '@/entities/session';
import type { Description, DescriptionInput } from '@/protocol/texts';
import type { RootState } from '@/store/rootReducer';
import type { FindSaved, SaveAttempt } from './saveAttempt';

export const findIssueDescription: FindSaved<'addDescription'> = async (attempt, ask, getState) => {
  const { issueId } = attempt.payload;
  const { result } = await ask('loadIssue', { issueId, description: true });
  const { description = null, details } = result;
  const isOwn = description !== true && isSaved(description, attempt, getState());
  return isOwn ? { stampId: details.stamp } : null;
};

export const findProjectDescription: FindSaved<'addProjectDescription'> = async (
  attempt,
  ask,
  getState,
) => {
  const { projectId } = attempt.payload;
  const { result } = await ask('loadProject', { projectId, description: true });
  return isSaved(result.description ?? null, attempt, getState()) ? { stampId: null } : null;
};

function isSaved(
  description: Description | null,
  { payload }: SaveAttempt<DescriptionInput>,
  state: RootState,
): boolean {
  return (
    description !== null &&
    description.text === payload.description &&
    description.modifiedBy === selectUserId(state)
  );
}
