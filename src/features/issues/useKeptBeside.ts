import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { issues } from '@/entities/issues';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectUserId } from '@/entities/session';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { LoadedIssue } from '@/protocol/issues';
import { selectPath } from '@/screen/navigation';
import { useAppStore } from '@/store/hooks';
import { commentMessages } from './comments/messages';
import { selectKnownIssue } from './details/knownIssue';
import { changedBeside, type IssuePart, type SeenIssue } from './edit/changedBeside';
import type { IssueParams } from './issueQueries';
import { untilShown } from './untilShown';

interface Edited extends IssueParams {
  /** The parts that the editor has fields for: what others made of these it asks about. */
  own: readonly IssuePart[];
  /** The issue as the editor began with it, and as it asks for it again before it saves, where it does. */
  asked?: { first: AskedIssue; latest: RefObject<AskedIssue> };
}

type AskedIssue = Pick<LoadedIssue, 'details' | 'attributes'>;

/** Ms after which it would be told too late to be understood: as long as such a sentence stays. */
const patience = 10_000;

/**
 * Says, once an editor in an issue has saved, what others have changed meanwhile of the rest of the issue, which a save of
 * one part leaves as it is.
 *
 * @returns to be told what came of the save, and when, where that is longer ago; null where it has changed nothing
 */
export function useKeptBeside({
  issueId,
  own,
  asked,
}: Edited): (saved: 'alreadySo' | 'changed', savedAt?: number) => readonly string[] | null {
  const intl = useIntl();
  const { getState } = useAppStore();

  /** What is on screen. A glance knows no history, which is not an empty one. */
  function seeKnown(): SeenIssue | null {
    const known = selectKnownIssue(getState(), issueId);
    if (!known || issues.selectById(getState(), issueId)) return known;
    const { details, attributes, description } = known;
    return { issueId, details, attributes, description };
  }

  /** The newer of what was asked for and what is on screen. */
  function see(answer: AskedIssue | undefined): SeenIssue | null {
    const known = seeKnown();
    if (!answer) return known;
    if (known && known.details.stamp > answer.details.stamp) return known;
    const { details, attributes = [] } = answer;
    return { ...known, issueId, details, attributes };
  }

  const [before] = useState(() => see(asked?.first));
  const [openedAt] = useState(() => Date.now());

  function nameOf(part: IssuePart, typeId: number): string {
    switch (part) {
      case 'name':
        return intl.formatMessage(columnMessages.name);
      case 'location':
        return intl.formatMessage(propertyMessages.location);
      case 'description':
        return intl.formatMessage(propertyMessages.description);
      default: {
        const [kind, id] = part.split(' ');
        if (kind === 'comment') return intl.formatMessage(commentMessages.comment);
        const attributes = selectAttributesOfType(getState(), typeId);
        return attributes.find(({ attributeId }) => attributeId === Number(id))?.name ?? '';
      }
    }
  }

  return (saved, savedAt = Date.now()) => {
    if (saved === 'alreadySo') return null;
    const now = see(asked?.latest.current);
    if (!now) return [];
    const { modifiedDate, typeId } = now.details;
    // The server's clock has just said when it was saved, the browser's how long that was after the editor was opened.
    const since = modifiedDate - Math.ceil((savedAt - openedAt) / 1000);
    const userId = selectUserId(getState());
    const parts = changedBeside({ before, now, since, userId }).filter(
      (part) => !own.includes(part),
    );
    return [...new Set(parts.map((part) => nameOf(part, typeId)))].filter((name) => name !== '');
  };
}

/**
 * The same of a form after which the issue comes on screen, as it does after a window: what has become of the rest is known
 * then, and nothing more is asked for. Nothing is said where one goes elsewhere.
 *
 * @returns to be told the stamp of what was saved; none, and then null, where nothing was changed
 */
export function useKeptBesideForm({
  issueId,
  own,
}: Omit<Edited, 'asked'>): (
  stampId: number | null | false | undefined,
) => Promise<readonly string[]> | null {
  const store = useAppStore();
  const keptBeside = useKeptBeside({ issueId, own });
  const [formPath] = useState(() => selectPath(store.getState()));

  async function findLater(stampId: number): Promise<readonly string[]> {
    const savedAt = Date.now();
    const isShown = await untilShown(store, { issueId, stampId, formPath, patience });
    return (isShown ? keptBeside('changed', savedAt) : null) ?? [];
  }

  return (stampId) => (stampId ? findLater(stampId) : null);
}
