import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectUserId } from '@/entities/session';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { LoadedIssue } from '@/protocol/issues';
import { useAppStore } from '@/store/hooks';
import { commentMessages } from './comments/messages';
import { selectKnownIssue } from './details/knownIssue';
import { changedBeside, type IssuePart, type SeenIssue } from './edit/changedBeside';

interface Edited {
  issueId: number;
  /** The parts that the editor has fields for: what others made of these it asks about. */
  own: readonly IssuePart[];
  /** The issue as the editor began with it, and as it asks for it again before it saves, where it does. */
  asked?: { first: AskedIssue; latest: RefObject<AskedIssue> };
}

type AskedIssue = Pick<LoadedIssue, 'details' | 'attributes'>;

/**
 * Says, once an editor in an issue has saved, what others have changed meanwhile of the rest of the issue, which a save of
 * one part leaves as it is.
 */
export function useKeptBeside({
  issueId,
  own,
  asked,
}: Edited): (saved: 'alreadySo' | 'changed') => readonly string[] {
  const intl = useIntl();
  const { getState } = useAppStore();

  /** The newer of what was asked for and what is on screen. */
  function see(answer: AskedIssue | undefined): SeenIssue | null {
    const known = selectKnownIssue(getState(), issueId);
    if (!answer) return known;
    if (known && known.details.stamp > answer.details.stamp) return known;
    const { details, attributes = [] } = answer;
    return { ...known, issueId, details, attributes };
  }

  const [before] = useState(() => see(asked?.first));

  function nameOf(part: IssuePart): string {
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
        const attributes = selectAttributesOfType(getState(), before?.details.typeId ?? 0);
        return attributes.find(({ attributeId }) => attributeId === Number(id))?.name ?? '';
      }
    }
  }

  return (saved) => {
    const now = see(asked?.latest.current);
    if (saved === 'alreadySo' || !before || !now) return [];
    const userId = selectUserId(getState());
    const parts = changedBeside({ before, now, userId }).filter((part) => !own.includes(part));
    return [...new Set(parts.map(nameOf))].filter((name) => name !== '');
  };
}
