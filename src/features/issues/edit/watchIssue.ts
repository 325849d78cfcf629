/** What others have made of an issue while one is asked whether it is to be deleted. */
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import { type Issue, issues } from '@/entities/issues';
import { selectSettings, selectUserId } from '@/entities/session';
import type { ConfirmGuard } from '@/forms/confirmGuard';
import type { FieldText } from '@/forms/fieldText';
import type { PartChange } from '@/forms/MeanwhileNotice';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { htmlToText } from '@/lib/htmlText';
import { formatValue } from '@/lib/values/formatValues';
import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry, LoadedIssue } from '@/protocol/issues';
import type { Id, Stamp } from '@/protocol/scalars';
import type { RootState } from '@/store/rootReducer';
import { askAgain } from '@/windows/askAgain';
import { askHistorySince } from '../askHistorySince';
import { namesOf } from '../changers';
import { commentMessages } from '../comments/messages';
import { detailsMessages } from '../details/messages';
import { fileMessages } from '../files/messages';
import { administeredIssueQuery, type IssueParams } from '../issueQueries';
import { type IssuePart, partOfAttribute } from './changedBeside';

/** Watches the stamp, which every change of the issue makes a later one; what is compared on servers that do is that. */
export const watchIssue: ConfirmGuard<IssueParams, Stamp> = ({ params, state }) => {
  const { issueId } = params;
  const query = administeredIssueQuery(params);
  let stamp = query.select(state).data?.details.stamp ?? 0;
  /** As it stands below the question. */
  const seen = issues.selectById(state, issueId);
  return {
    was: () => stamp,
    look: async (dispatch, getState) => {
      const { details } = await dispatch(askAgain(query));
      if (details.stamp === stamp) return null;
      const since = stamp;
      const wanted = { description: true, html: true };
      const now = await dispatch(askHistorySince(issueId, since, wanted));
      stamp = now.details.stamp;
      const found = findNews(now, { seen, since, state: getState() });
      if (found.length === 0) return null;
      const authors = namesOf(
        getState(),
        found.map(({ by }) => by),
      );
      return { changes: withoutAuthors(found), authors };
    },
  };
};

interface Moment {
  seen: Issue | undefined;
  since: Stamp;
  state: RootState;
}

/** What somebody else made of a part of the issue, or added to it. */
type FoundChange = PartChange & { by: Id | undefined };

function findNews(now: LoadedIssue, moment: Moment): FoundChange[] {
  const { since, state } = moment;
  const own = selectUserId(state);
  const changes = new Map<string, FoundChange>();
  for (const entry of now.history ?? []) {
    const change = changeOf(entry, moment);
    const first = changes.get(change.name);
    const before = first ? first.beforeText : change.beforeText;
    if (change.by !== own) changes.set(change.name, { ...change, beforeText: before });
  }
  const description = descriptionChange(now, moment.seen);
  if (description && description.by !== own) changes.set(description.name, description);
  return [...changes.values()].filter(({ beforeText, theirText }) => beforeText !== theirText);

  function changeOf(entry: HistoryEntry, { seen }: Moment): FoundChange {
    const by = entry.id > since ? entry.createdBy : entry.modifiedBy;
    switch (entry.type) {
      case ChangeType.issueCreated:
      case ChangeType.issueRenamed:
        return {
          ...named('name', columnMessages.name),
          beforeText: entry.old ?? '',
          theirText: entry.new,
          by,
        };
      case ChangeType.issueMoved:
        return {
          ...named('location', propertyMessages.location),
          beforeText: folderName(entry.fromFolderId, state),
          theirText: folderName(entry.toFolderId, state),
          by,
        };
      case ChangeType.valueChanged: {
        const attribute = attributes.selectById(state, entry.attributeId);
        const inWords = (value: string | null) =>
          formatValue(attribute ?? { type: 'TEXT' }, value, { formats: selectSettings(state) });
        return {
          ...named(
            partOfAttribute(entry.attributeId),
            attribute?.name ?? detailsMessages.unknownAttribute,
          ),
          beforeText: inWords(entry.old),
          theirText: inWords(entry.new),
          by,
        };
      }
      case ChangeType.commentAdded:
      case ChangeType.fileAdded: {
        const known = seen?.history.find(({ id }) => id === entry.id);
        return {
          name: String(entry.id),
          label:
            entry.type === ChangeType.commentAdded ? commentMessages.comment : fileMessages.file,
          // It is new, or was not on screen.
          beforeText: known ? writtenIn(known) : entry.id > since ? '' : null,
          theirText: writtenIn(entry),
          by,
        };
      }
    }
  }
}

function named(name: IssuePart, label: FieldText) {
  return { name, label };
}

function writtenIn(entry: HistoryEntry): string {
  if (entry.type === ChangeType.commentAdded) return htmlToText(entry.text);
  if (entry.type !== ChangeType.fileAdded) return '';
  return [entry.name, htmlToText(entry.description)].filter((text) => text !== '').join('\n');
}

function folderName(folderId: Id | null, state: RootState): FieldText {
  const folder = folderId === null ? undefined : folders.selectById(state, folderId);
  return folder?.name ?? detailsMessages.unknownFolder;
}

/** A description that is gone has no author who could be named. */
function descriptionChange(
  { description }: LoadedIssue,
  seen: Issue | undefined,
): FoundChange | null {
  if (description === true) return null;
  const before = seen && htmlToText(seen.description?.text ?? '');
  const theirs = htmlToText(description?.text ?? '');
  if (before === theirs || (!description && before === undefined)) return null;
  return {
    ...named('description', propertyMessages.description),
    beforeText: before ?? null,
    theirText: theirs,
    by: description?.modifiedBy,
  };
}

function withoutAuthors(found: readonly FoundChange[]): PartChange[] {
  return found.map(({ name, label, beforeText, theirText }) => ({
    name,
    label,
    beforeText,
    theirText,
  }));
}
