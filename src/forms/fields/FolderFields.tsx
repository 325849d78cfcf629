import type { MessageDescriptor } from 'react-intl';
import type { Folder } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { type FormField, useFormField } from '../useFormField';
import type { ChoiceOption } from './choiceOption';
import { FilterSelectField } from './FilterSelectField';
import styles from './FolderFields.module.css';

interface FolderFieldsProps {
  /** Of all projects; those of the chosen one are offered. */
  folders: readonly Folder[];
  /** What it means to choose no project, and no folder. */
  noProject: MessageDescriptor;
  noFolder: MessageDescriptor;
  /** A folder must be chosen: only projects that have any are offered, and an only one is taken. */
  isRequired?: boolean;
  /** Goes on with the folders of a project as soon as it is chosen, if there is a choice. */
  opensFolders?: boolean;
}

/** A project and one of its folders (screens 12.5): the fields `projectId` and `folderId` of the form. */
export function FolderFields({
  folders,
  noProject,
  noFolder,
  isRequired = false,
  opensFolders = false,
}: FolderFieldsProps) {
  const { value: projectId } = useFormField('projectId');
  const allProjects = useAppSelector(projects.selectAll);
  const ofProject = (wanted: unknown) => folders.filter((folder) => folder.projectId === wanted);
  const offered = isRequired
    ? allProjects.filter((project) => ofProject(project.projectId).length > 0)
    : allProjects;

  function handleProject(
    chosen: ChoiceOption['value'],
    { setOther, idOf }: Pick<FormField, 'setOther' | 'idOf'>,
  ) {
    const [first, ...others] = ofProject(chosen);
    const only = isRequired && others.length === 0 ? first : undefined;
    setOther('folderId', only?.folderId ?? null);
    if (opensFolders && first && !only) document.getElementById(idOf('folderId'))?.click();
  }

  return (
    <div className={styles['fields']}>
      <FilterSelectField
        name="projectId"
        label={termMessages.project}
        isRequired={isRequired}
        width="full"
        groups={[
          { key: 'none', isPinned: true, options: [{ value: null, label: noProject }] },
          {
            key: 'projects',
            options: offered.map((project) => ({
              value: project.projectId,
              label: project.name,
            })),
          },
        ]}
        onChosen={handleProject}
      />
      <FilterSelectField
        name="folderId"
        label={termMessages.folder}
        unlisted={(id) => folders.find(({ folderId }) => folderId === id)?.name ?? `#${String(id)}`}
        isRequired={isRequired}
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
