import { useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import { selectSettings } from '@/entities/session';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { formatValue } from '@/lib/values/formatValues';
import type { Change } from '@/screen/undo';
import { useAppSelector } from '@/store/hooks';
import { commandTable } from './commandTable';

/** So many issues are named. */
const mostNamed = 3;

/** What was changed to what, and of which issues, as in "Severity: 3 · #12": it tells an offer from those before it. */
export function useChangeWords(change: Change): string {
  const intl = useIntl();
  const attributesById = useAppSelector(attributes.selectEntities);
  const foldersById = useAppSelector(folders.selectEntities);
  const formats = useAppSelector(selectSettings);

  const named = (name: string, value: string) => (value === '' ? name : `${name}: ${value}`);
  const wordsOf = (commandId: string) => {
    const command = commandTable.find(({ id }) => id === commandId);
    return command ? intl.formatMessage(command.message) : '';
  };
  const valueWords = (id: number, value: string | null) => {
    const attribute = attributesById[id];
    return attribute ? named(attribute.name, formatValue(attribute, value, { formats })) : '';
  };
  const folderWords = (folderId: number) =>
    named(intl.formatMessage(propertyMessages.location), foldersById[folderId]?.name ?? '');
  const markWords = (isRead: boolean) =>
    wordsOf(isRead ? 'issue.markAsRead' : 'issue.markAsUnread');
  const subscriptionWords = (isSubscribed: boolean) =>
    wordsOf(isSubscribed ? 'issue.subscribe' : 'issue.unsubscribe');

  function whatOf(): string {
    switch (change.kind) {
      case 'name':
        return named(intl.formatMessage(columnMessages.name), change.after);
      case 'values':
        return change.values.map(({ id, after }) => valueWords(id, after)).join(', ');
      case 'comment':
        return wordsOf('part.comment');
      case 'description':
        return intl.formatMessage(propertyMessages.description);
      case 'folder':
        return folderWords(change.after);
      case 'subscription':
        return subscriptionWords(change.after);
      case 'marks':
        return markWords(change.after);
      case 'issue':
      case 'added':
        return wordsOf('issue.add');
      case 'several': {
        const { of } = change.act;
        switch (of.kind) {
          case 'value':
            return valueWords(of.attributeId, of.value);
          case 'folder':
            return folderWords(of.folderId);
          case 'mark':
            return markWords(of.read);
          case 'subscription':
            return subscriptionWords(of.subscribed);
          case 'cells':
            return '';
        }
      }
    }
  }

  const issueIds = idsOf(change);
  const more = issueIds.length > mostNamed ? ', …' : '';
  const numbers = issueIds.slice(0, mostNamed).map((issueId) => `#${issueId}`);
  return [whatOf(), numbers.join(', ') + more].filter((part) => part !== '').join(' · ');
}

function idsOf(change: Change): readonly number[] {
  switch (change.kind) {
    case 'marks':
      return change.issueIds;
    case 'several':
      return change.issues.map(({ issueId }) => issueId);
    case 'added':
      return Object.keys(change.added).map(Number);
    default:
      return [change.issueId];
  }
}
