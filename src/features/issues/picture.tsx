/** The list as it is seen first, made of the answers alone and without React (decision 042). */
import { issuesTerm } from '@/i18n/issuesTerm';
import type { Words } from '@/i18n/words';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { describeColumns, placeName } from '@/lib/issueList/listColumns';
import { neighbourOffsets, readListStatus } from '@/lib/issueList/listStatus';
import { createRowFormatter } from '@/lib/issueList/rowFormat';
import { longestOf } from '@/lib/textWidth';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';
import type { ListFilters } from '@/routing/paths/lists';
import { rowsBetweenBars } from '@/ui/rowsBetweenBars';
import { FooterBar } from '@/ui/FooterBar';
import { footerMessages } from '@/ui/footerMessages';
import { GridFrame } from '@/ui/GridFrame';
import { GridHeader } from '@/ui/GridHeader';
import { gridLayout } from '@/ui/gridLayout';
import { PanelFrame, PanelsFrame } from '@/ui/PanelFrames';
import { RowPicture } from '@/ui/RowPicture';
import { type NameProps, toGridColumns } from './list/gridColumns';
import styles from './list/ListToolbar.module.css';
import { MarkedName } from './list/MarkedName';
import { rowHref } from './list/rowHref';
import { statusText } from './list/statusText';

export interface ListPictureProps {
  global: GlobalData;
  /** The first page. */
  list: IssueList;
  place: ListedPlace;
  /** What was chosen of its columns (`arrangedColumns`). */
  chosen: string;
  /** How high its rows are; undefined where it has no height of its own. */
  density?: string | undefined;
  words: Words;
}

/** What a list is limited to. */
export interface ListedPlace {
  type: GlobalData['types'][number];
  view: { name: string } | null;
  project: { name: string } | null;
  folder: { name: string } | null;
}

/** Where a list is, by what the server told; null for a type that this user does not know. */
export function readPlace(
  { types, projects }: GlobalData,
  filters: ListFilters,
): ListedPlace | null {
  const ownProject = projects.find(({ folders }) =>
    folders.some(({ id }) => id === filters.folderId),
  );
  const folder = ownProject?.folders.find(({ id }) => id === filters.folderId) ?? null;
  const viewType = types.find(({ views }) => views.some(({ id }) => id === filters.viewId));
  const view = viewType?.views.find(({ id }) => id === filters.viewId) ?? null;
  const typeId = filters.typeId ?? viewType?.id ?? folder?.typeId;
  const type = types.find(({ id }) => id === typeId);
  const project =
    filters.projectId === null
      ? (ownProject ?? null)
      : (projects.find(({ id }) => id === filters.projectId) ?? null);
  return type ? { type, view, project, folder } : null;
}

const ignoreFocus = () => undefined;
const ignoreSort = () => undefined;

/** The place of the toolbar, the rows on screen, and the line below them. */
export function ListPicture({ global, list, place, chosen, density, words }: ListPictureProps) {
  const { settings, types, projects, users } = global;
  const attributesById = Object.fromEntries(
    types.flatMap(({ attributes }) => attributes.map((attribute) => [attribute.id, attribute])),
  );
  const arranged = arrangeColumns(list.columns, chosen);
  const described = describeColumns(arranged, attributesById, {
    formats: settings,
    longestName: longestOf(users.map(({ name }) => name)),
    longestPlace: longestOf(
      projects.flatMap(({ name, folders }) =>
        folders
          .filter((folder) => folder.typeId === place.type.id)
          .map((folder) => placeName(name, folder.name)),
      ),
    ),
  });
  const Name = (props: NameProps) => <MarkedName {...props} isSelected={false} words={words} />;
  const columns = toGridColumns(described, words, Name);
  const layout = gridLayout(columns);
  const formatRow = createRowFormatter({
    columns: arranged,
    attributesById,
    formats: settings,
    hasSubscriptions: settings.subscriptions,
  });
  const rows = rowsBetweenBars(list.issues, density).map(formatRow);
  const status = readListStatus({
    hasType: true,
    hasFailed: false,
    total: list.totalCount,
    offset: 0,
  });
  const { previous, next } = neighbourOffsets(status, 0);

  return (
    <>
      <div className={styles['toolbar']} />
      <PanelsFrame>
        <PanelFrame isShown>
          <GridFrame
            label={words.formatMessage(issuesTerm.issues)}
            columns={columns}
            layout={layout}
            isEmpty={false}
            isBusy={false}
            isSortable
            header={
              <GridHeader
                columns={columns}
                nameIndex={layout.nameIndex}
                sort={{ key: String(list.sortColumn), isAscending: list.sortAscending }}
                onSort={ignoreSort}
              />
            }
            rows={rows.map((row, index) => (
              <RowPicture
                key={row.issueId}
                row={row}
                rowKey={row.issueId}
                columns={columns}
                nameIndex={layout.nameIndex}
                rowHref={rowHref}
                isCurrent={false}
                isTabStop={index === 0}
                onFocus={ignoreFocus}
              />
            ))}
          />
        </PanelFrame>
      </PanelsFrame>
      <FooterBar
        status={statusText(status, words)}
        previousLabel={words.formatMessage(footerMessages.previous)}
        nextLabel={words.formatMessage(footerMessages.next)}
        isFirst={previous === null}
        isLast={next === null}
      />
    </>
  );
}
