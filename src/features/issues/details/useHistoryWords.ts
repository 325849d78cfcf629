import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import type { ChangeEntry } from '@/entities/historyBlocks';
import { projects } from '@/entities/projects';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import { fileSizeMessages } from '@/i18n/fileSizeMessages';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { fileSize } from '@/lib/fileSizes';
import { formatValue } from '@/lib/values/formatValues';
import { formatStamp } from '@/lib/values/stamps';
import { ChangeType } from '@/protocol/enums';
import type { IssueMovedEntry } from '@/protocol/issues';
import { selectHasRelativeTimes } from '@/screen/times';
import { useAppSelector } from '@/store/hooks';
import { detailsMessages, detailsSentences } from './messages';

/** What changed, from what to what, on one line; `from` is empty when there is nothing to compare with. */
export interface ChangeWords {
  label: string;
  from: string;
  to: string;
}

/** Puts what the history holds as ids, seconds and wire values into words. */
export interface HistoryWords {
  author: (userId: number) => string;
  /** Whether times are shown as how long ago they were. */
  hasRelativeTimes: boolean;
  /** Seconds since 1970. */
  time: (seconds: number) => string;
  size: (bytes: number) => string;
  location: (folderId: number | null) => string;
  change: (entry: ChangeEntry | IssueMovedEntry) => ChangeWords;
}

/** One object for a whole history, so that its thousands of entries need no subscriptions of their own. */
export function useHistoryWords(): HistoryWords {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const hasRelativeTimes = useAppSelector(selectHasRelativeTimes);
  const usersById = useAppSelector(users.selectEntities);
  const attributesById = useAppSelector(attributes.selectEntities);
  const foldersById = useAppSelector(folders.selectEntities);
  const projectsById = useAppSelector(projects.selectEntities);

  return useMemo(() => {
    const text = (message: MessageDescriptor) => intl.formatMessage(message);

    function location(folderId: number | null) {
      const folder = folderId === null ? undefined : foldersById[folderId];
      if (!folder) return text(detailsMessages.unknownFolder);
      const project = projectsById[folder.projectId]?.name ?? text(detailsMessages.unknownProject);
      return intl.formatMessage(detailsSentences.locationValue, { project, folder: folder.name });
    }

    function change(entry: ChangeEntry | IssueMovedEntry): ChangeWords {
      switch (entry.type) {
        case ChangeType.issueCreated:
          return {
            label: text(detailsMessages.createdEntry),
            from: '',
            to: entry.new,
          };
        case ChangeType.issueRenamed:
          return {
            label: text(columnMessages.name),
            from: entry.old,
            to: entry.new,
          };
        case ChangeType.issueMoved:
          return {
            label: text(propertyMessages.location),
            from: location(entry.fromFolderId),
            to: location(entry.toFolderId),
          };
        case ChangeType.valueChanged: {
          const attribute = attributesById[entry.attributeId];
          const format = (wire: string | null) =>
            formatValue(attribute ?? { type: 'TEXT' }, wire, { formats: settings });
          return {
            label: attribute?.name ?? text(detailsMessages.unknownAttribute),
            from: format(entry.old),
            to: format(entry.new) || text(detailsMessages.empty),
          };
        }
      }
    }

    return {
      hasRelativeTimes,
      author: (userId) => usersById[userId]?.name ?? text(propertyMessages.unknownUser),
      time: (seconds) => formatStamp(seconds, settings),
      size: (bytes) =>
        intl.formatMessage(fileSizeMessages.fileSize, {
          ...fileSize(bytes, settings),
          count: bytes,
        }),
      location,
      change,
    };
  }, [intl, settings, hasRelativeTimes, usersById, attributesById, foldersById, projectsById]);
}
