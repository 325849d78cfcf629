import { issues } from '@/entities/issues';
import { selectEditedComments, selectIsEditing } from '@/screen/inlineEdit';
import type { RootState } from '@/store/rootReducer';
import type { ScreenQuery } from '@/windows/screenQuery';
import { commentQuery, ownCommentQuery } from '../comments/commentQuery';
import { descriptionQuery, ownDescriptionQuery } from '../descriptions/descriptionQuery';
import { selectQuotedText } from './textToAnswer';

/** The sources of the texts that are edited or quoted in the window of an issue, which has them as HTML. */
export function sourceQueries(state: RootState, issueId: number): ScreenQuery[] {
  // One that somebody else deleted meanwhile is not asked for.
  const isThere = (commentId: number) =>
    issues.selectById(state, issueId)?.history.some(({ id }) => id === commentId);
  const quoted = selectQuotedText(state, issueId);
  return [
    ...(quoted === null ? [descriptionQuery({ issueId })] : []),
    ...(quoted && isThere(quoted) ? [commentQuery({ issueId, commentId: quoted })] : []),
    ...(selectIsEditing(state, { issueId, place: 'description' })
      ? [ownDescriptionQuery({ issueId })]
      : []),
    ...selectEditedComments(state, issueId)
      .filter(isThere)
      .map((commentId) => ownCommentQuery({ issueId, commentId })),
  ];
}
