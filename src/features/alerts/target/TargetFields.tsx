import { folders } from '@/entities/folders';
import { selectViewsOfType } from '@/entities/issueTypes';
import { selectFoldersIn } from '@/entities/locations';
import type { View } from '@/entities/views';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { FolderFields } from '@/forms/fields/FolderFields';
import { TypeField } from '@/forms/fields/TypeField';
import { termMessages } from '@/i18n/termMessages';
import type { ListFilters } from '@/routing/paths/lists';
import { useAppSelector } from '@/store/hooks';

interface TargetFieldsProps {
  values: ListFilters;
  /** Personal views are nobody else's business. */
  isPublic: boolean;
}

const toOptions = (views: readonly View[]) =>
  views.map(({ viewId, name }) => ({ value: viewId, label: name }));

/** Type and view, project and folder of an alert or report. */
export function TargetFields({ values: { typeId, folderId }, isPublic }: TargetFieldsProps) {
  const { personalViews, publicViews } = useAppSelector((state) =>
    selectViewsOfType(state, typeId ?? 0),
  );
  const ofType = useAppSelector((state) =>
    selectFoldersIn(state, { projectId: null, typeId: typeId ?? 0 }),
  );
  const folder = useAppSelector((state) => folders.selectById(state, folderId ?? 0));
  return (
    <>
      <TypeField
        onChosen={(chosen, { setOther }) => {
          setOther('viewId', null);
          if (folder && folder.typeId !== chosen) setOther('folderId', null);
        }}
      />
      <FilterSelectField
        name="viewId"
        label={termMessages.view}
        groups={[
          {
            key: 'all',
            isPinned: true,
            options: [{ value: null, label: termMessages.allIssues }],
          },
          {
            key: 'personal',
            heading: termMessages.personalViews,
            options: isPublic ? [] : toOptions(personalViews),
          },
          {
            key: 'public',
            heading: termMessages.publicViews,
            options: toOptions(publicViews),
          },
        ]}
      />
      <FolderFields
        folders={ofType}
        noProject={termMessages.allProjects}
        noFolder={termMessages.allFolders}
      />
    </>
  );
}
