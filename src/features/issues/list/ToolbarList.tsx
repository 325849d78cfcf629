import { createSelector } from '@reduxjs/toolkit';
import { useIntl } from 'react-intl';
import { issueTypes, selectViewsOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import { projects } from '@/entities/projects';
import type { View } from '@/entities/views';
import { termMessages } from '@/i18n/termMessages';
import { selectInitialViewIds } from '@/entities/initialViews';
import { selectListSelection } from '@/lists/listSelection';
import { selectWrittenSort } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import type { FilterGroup } from '@/ui/filterGroups';
import { GroupsPopover } from '@/ui/GroupsPopover';
import type { OpenList } from '@/ui/LazyDropdown';
import { type ColumnChoice, ColumnList } from './ColumnList';
import { folderUrl, projectUrl, type SelectedList, typeUrl, viewUrl } from './toolbarUrls';
import { useSelectedIds } from './useSelectedIds';

type ToolbarListProps = OpenList &
  ({ kind: 'types' | 'views' | 'projects' | 'folders' } | ({ kind: 'columns' } & ColumnChoice));

/** What a drop-down of the toolbar offers; each entry leads to another list. */
export function ToolbarList(props: ToolbarListProps) {
  const ids = useSelectedIds();
  const sort = useAppSelector(selectWrittenSort);
  const open = { dropdown: props.dropdown, label: props.label };
  if (props.kind === 'types') return <TypeList {...open} />;
  if (!ids) return null;
  const selected = { ...ids, sort };
  switch (props.kind) {
    case 'views':
      return <ViewList {...open} selected={selected} />;
    case 'projects':
      return <ProjectList {...open} selected={selected} />;
    case 'folders':
      return <FolderList {...open} selected={selected} />;
    case 'columns':
      return <ColumnList {...props} typeId={selected.typeId} />;
  }
}

type Limited = OpenList & { selected: SelectedList };

function List({ groups, ...open }: OpenList & { groups: readonly FilterGroup[] }) {
  return <GroupsPopover {...open} groups={() => groups} />;
}

/** Each type opens the view last used for it. */
function TypeList(open: OpenList) {
  const types = useAppSelector(issueTypes.selectAll);
  const initialViewIds = useAppSelector(selectInitialViewIds);
  const { type: selected, project } = useAppSelector(selectListSelection);
  const items = types.map(({ typeId, name }) => ({
    key: String(typeId),
    label: name,
    isCurrent: typeId === selected?.typeId,
    href: `#${typeUrl(typeId, {
      initialViewId: initialViewIds[typeId] ?? null,
      projectId: project?.projectId ?? null,
    })}`,
  }));
  return <List {...open} groups={[{ key: 'types', items }]} />;
}

/** The entry without a limit, which stays whatever one filters for. */
function everything(label: string, isCurrent: boolean, path: string): FilterGroup {
  const item = { key: 'all', label, isCurrent, href: `#${path}` };
  return { key: 'all', isPinned: true, items: [item] };
}

/** All issues, one's own views, everybody's. */
function ViewList({ selected, ...open }: Limited) {
  const intl = useIntl();
  const { viewId: chosen } = selected;
  const { personalViews, publicViews } = useAppSelector((state) =>
    selectViewsOfType(state, selected.typeId),
  );
  const toItem = ({ viewId, name }: View) => ({
    key: String(viewId),
    label: name,
    isCurrent: viewId === chosen,
    href: `#${viewUrl(selected, viewId)}`,
  });
  const all = intl.formatMessage(termMessages.allIssues);
  return (
    <List
      {...open}
      groups={[
        everything(all, chosen === null, viewUrl(selected, null)),
        {
          key: 'personal',
          heading: intl.formatMessage(termMessages.personalViews),
          items: personalViews.map(toItem),
        },
        {
          key: 'public',
          heading: intl.formatMessage(termMessages.publicViews),
          items: publicViews.map(toItem),
        },
      ]}
    />
  );
}

/** Also those without folders of the type. */
function ProjectList({ selected, ...open }: Limited) {
  const intl = useIntl();
  const { projectId: chosen } = selected;
  const items = useAppSelector(projects.selectAll).map(({ projectId, name }) => ({
    key: String(projectId),
    label: name,
    isCurrent: projectId === chosen,
    href: `#${projectUrl(selected, projectId)}`,
  }));
  const all = intl.formatMessage(termMessages.allProjects);
  const first = everything(all, chosen === null, projectUrl(selected, null));
  return <List {...open} groups={[first, { key: 'projects', items }]} />;
}

/** In sections: those of one project, or of each that has any. */
const selectSections = createSelector(
  [selectFoldersIn, projects.selectEntities],
  (all, projectsById) => {
    const projectIds = [...new Set(all.map(({ projectId }) => projectId))];
    return projectIds.map((projectId) => ({
      projectId,
      project: projectsById[projectId]?.name ?? '',
      folders: all.filter((folder) => folder.projectId === projectId),
    }));
  },
);

function FolderList({ selected, ...open }: Limited) {
  const intl = useIntl();
  const { typeId, projectId, folderId: chosen } = selected;
  const sections = useAppSelector((state) => selectSections(state, { projectId, typeId }));
  const all = intl.formatMessage(termMessages.allFolders);
  return (
    <List
      {...open}
      groups={[
        everything(all, chosen === null, folderUrl(selected, null)),
        ...sections.map((section) => ({
          key: String(section.projectId),
          // Within one project its name says nothing.
          ...(projectId === null && { heading: section.project }),
          items: section.folders.map(({ folderId, name }) => ({
            key: String(folderId),
            label: name,
            isCurrent: folderId === chosen,
            href: `#${folderUrl(selected, folderId)}`,
          })),
        })),
      ]}
    />
  );
}
