import { useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import { toFileName } from '@/lib/fileNames';
import { formatValue } from '@/lib/values/formatValues';
import { formatStamp } from '@/lib/values/stamps';
import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry, ListedIssue, LoadedIssue } from '@/protocol/issues';
import { selectListTitle } from '@/lists/listTitle';
import { useAppSelector } from '@/store/hooks';
import { detailsMessages, detailsSentences } from '../details/messages';
import { useHistoryWords } from '../details/useHistoryWords';
import { csvRows, type ExportedList } from '../export/csvRows';
import { statusSentences } from '../list/statusMessages';
import { readIssue } from './keptIssues';
import type { ReportParts } from './loadReport';
import type { Report, ReportEntry, ReportIssue } from './reportDocument';

interface Composed {
  /** Of the file. */
  name: string;
  report: Report;
  /** Its issues, one after the other as they are taken. */
  issues: AsyncIterable<ReportIssue>;
  /** Pictures that were wanted and are not in it. */
  missing: number;
}

/** Gives what puts a report into the words and the formats of its reader. */
export function useReport(): (
  list: ExportedList,
  parts: ReportParts,
  hasPictures: boolean,
) => Composed {
  const intl = useIntl();
  const words = useHistoryWords();
  const title = useAppSelector(selectListTitle);
  const formats = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);

  return (list, parts, hasPictures) => {
    const unknown = intl.formatMessage(detailsMessages.unknownAttribute);
    const stamp = (seconds: number, userId: number) =>
      intl.formatMessage(detailsSentences.stampValue, {
        time: words.time(seconds),
        author: words.author(userId),
      });

    function entryOf(entry: HistoryEntry): ReportEntry[] {
      const heading = {
        author: words.author(entry.createdBy),
        time: words.time(entry.createdDate),
      };
      if (entry.type === ChangeType.commentAdded) {
        const said = intl.formatMessage(detailsSentences.commentHeading, heading);
        return [{ itemId: entry.id, heading: said, html: entry.text }];
      }
      if (entry.type !== ChangeType.fileAdded) return [];
      const picture = hasPictures ? (parts.pictures.get(entry.id) ?? null) : null;
      return [
        {
          itemId: entry.id,
          heading: intl.formatMessage(detailsSentences.fileHeading, heading),
          html: entry.description,
          file: { name: entry.name, size: words.size(entry.size), picture },
        },
      ];
    }

    function issueOf(
      { details, attributes: values = [], ...loaded }: LoadedIssue,
      cells: readonly string[],
    ): ReportIssue {
      const { description } = loaded;
      const facts = values.flatMap(({ id, value }) => {
        const attribute = attributesById[id];
        const text = attribute
          ? formatValue(attribute, value, { formats }, { multiLine: true })
          : (value ?? '');
        return text === '' ? [] : [[attribute?.name ?? unknown, text] as const];
      });
      return {
        issueId: details.id,
        name: details.name,
        cells,
        facts: [
          [intl.formatMessage(propertyMessages.location), words.location(details.folderId)],
          [
            intl.formatMessage(detailsMessages.created),
            stamp(details.createdDate, details.createdBy),
          ],
          [
            intl.formatMessage(detailsMessages.modified),
            stamp(details.modifiedDate, details.modifiedBy),
          ],
          ...facts,
        ],
        description: description && description !== true ? description.text : '',
        entries: (loaded.history ?? []).flatMap(entryOf),
      };
    }

    const { columns } = list;
    const rowsOf = (listed: ListedIssue[]) =>
      csvRows({ columns, issues: listed }, { attributesById, formats });
    const [headings = []] = rowsOf([]);
    const kept = list.issues.flatMap((listed) => {
      const issue = parts.issues.get(listed.id);
      return issue ? [{ ...issue, listed }] : [];
    });
    async function* issues() {
      for (const issue of kept) {
        const [, cells = []] = rowsOf([issue.listed]);
        yield issueOf(await readIssue(issue), cells);
      }
    }
    const pictures = hasPictures ? kept.flatMap((issue) => issue.pictures) : [];
    const [page = ''] = window.location.href.split('#');
    const report: Report = {
      title,
      subtitles: [
        intl.formatMessage(statusSentences.statusCount, { total: kept.length }),
        formatStamp(Math.floor(Date.now() / 1000), formats),
      ],
      language: document.documentElement.lang,
      direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
      page,
      headings,
      there: {
        issues: new Set(kept.map(({ listed }) => listed.id)),
        items: new Set(kept.flatMap(({ items }) => items)),
      },
      words: {
        description: intl.formatMessage(propertyMessages.description),
        entries: intl.formatMessage(detailsMessages.filterCommentsAndFiles),
      },
    };
    return {
      name: toFileName(title, 'html'),
      report,
      issues: issues(),
      missing: pictures.filter(({ id }) => !parts.pictures.get(id)).length,
    };
  };
}
