import { issues } from '@/entities/issues';
import { ChangeType } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { type Quoted, selectQuoted } from '@/screen/inlineEdit';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';

/**
 * The text to answer: the comment at the address, else the latest, else the description. Which comments there are, only the
 * history tells; before it has come that is the latest, whichever it will be. Undefined where there is nothing to answer.
 */
export function textToAnswer(state: RootState, issueId: number): Quoted | undefined {
  const issue = issues.selectById(state, issueId);
  if (!issue) return 'latest';
  const comments = issue.history.filter(({ type }) => type === ChangeType.commentAdded);
  const itemId = issuePaths.issueItem.match(selectPath(state))?.itemId;
  const comment = comments.find(({ id }) => id === itemId) ?? comments.at(-1);
  if (comment) return comment.id;
  return issue.description === null ? undefined : null;
}

/** What the new comment quotes, as far as it is known: a comment, null for the description; undefined for nothing. */
export function selectQuotedText(state: RootState, issueId: number): number | null | undefined {
  const quoted = selectQuoted(state, issueId);
  const text = quoted === 'latest' ? textToAnswer(state, issueId) : quoted;
  return text === 'latest' ? undefined : text;
}
