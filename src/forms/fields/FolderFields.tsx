import type { MessageDescriptor } from 'react-intl';
import type { Folder } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { useFormField } from '../useFormField';
import { FilterSelectField } from './FilterSelectField';
import styles from './FolderFields.module.css';

interface FolderFieldsProps {
  /** Of all projects; those of the chosen one are offered. */
  folders: readonly Folder[];
  /** What it means to choose no project, and no folder. */
  noProject: MessageDescriptor;
  noFolder: MessageDescriptor;
  /** Goes on with the folders of a project as soon as it is chosen. */
  opensFolders?: boolean;
}

/** Any project and perhaps one of its folders: the fields `projectId` and `folderId` of the form. */
export function FolderFields({
  folders,
  noProject,
  noFolder,
  opensFolders = false,
}: FolderFieldsProps) {
  const { value: projectId } = useFormField('projectId');
  const allProjects = useAppSelector(projects.selectAll);
  const ofProject = (wanted: unknown) => folders.filter((folder) => folder.projectId === wanted);
  return (
    <div className={styles['fields']}>
      <FilterSelectField
        name="projectId"
        label={termMessages.project}
        width="full"
        groups={[
          { key: 'none', isPinned: true, options: [{ value: null, label: noProject }] },
          {
            key: 'projects',
            options: allProjects.map((project) => ({
              value: project.projectId,
              label: project.name,
            })),
          },
        ]}
        onChosen={(value, { setOther, idOf }) => {
          setOther('folderId', null);
          if (opensFolders && ofProject(value).length > 0) {
            document.getElementById(idOf('folderId'))?.click();
          }
        }}
      />
      <FilterSelectField
        name="folderId"
        label={termMessages.folder}
        width="full"
        groups={[
          { key: 'none', isPinned: true, options: [{ value: null, label: noFolder }] },
          {
            key: 'folders',
            options: ofProject(projectId).map((folder) => ({
              value: folder.folderId,
              label: folder.name,
            })),
          },
        ]}
      />
    </div>
  );
}
