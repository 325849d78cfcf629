/** Descriptions that were added although the answer was lost. */
import { selectUserId } from '@/entities/session';
import type { Description, DescriptionInput } from '@/protocol/texts';
import type { FindSaved, SaveAttempt } from './saveAttempt';

export const findIssueDescription: FindSaved<'addDescription'> = async (attempt, ask) => {
  const { issueId } = attempt.payload;
  const { result } = await ask('loadIssue', { issueId, description: true });
  const { description = null, details } = result;
  const isOwn = description !== true && isSaved(description, attempt);
  return isOwn ? { stampId: details.stamp } : null;
};

export const findProjectDescription: FindSaved<'addProjectDescription'> = async (attempt, ask) => {
  const { projectId } = attempt.payload;
  const { result } = await ask('loadProject', { projectId, description: true });
  return isSaved(result.description ?? null, attempt) ? { stampId: null } : null;
};

function isSaved(
  description: Description | null,
  { before, payload }: SaveAttempt<DescriptionInput>,
): boolean {
  return (
    description !== null &&
    description.text === payload.description &&
    description.modifiedBy === selectUserId(before)
  );
}
