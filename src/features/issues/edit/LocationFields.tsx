import { useIntl } from 'react-intl';
import type { Folder } from '@/entities/folders';
import { projects } from '@/entities/projects';
import { SelectField } from '@/forms/fields/SelectField';
import { useFormField } from '@/forms/useFormField';
import { propertyMessages } from '@/i18n/propertyMessages';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import styles from './LocationFields.module.css';
import { editMessages } from './messages';
import { onlyFolderId } from './newIssueLocation';

interface LocationFieldsProps {
  /** Folders of the type, of all projects. */
  folders: readonly Folder[];
}

/** Project and folder of an issue (screens 12.5): the fields `projectId` and `folderId` of the form. */
export function LocationFields({ folders }: LocationFieldsProps) {
  const intl = useIntl();
  const { value: projectId } = useFormField('projectId');
  const allProjects = useAppSelector(projects.selectAll);
  const usable = allProjects.filter((project) =>
    folders.some((folder) => folder.projectId === project.projectId),
  );

  if (folders.length === 0) {
    return <Notice kind="warning">{intl.formatMessage(editMessages.noFolders)}</Notice>;
  }
  return (
    <div className={styles['fields']}>
      <SelectField
        name="projectId"
        label={termMessages.project}
        isRequired
        options={[
          { value: null, label: propertyMessages.selectProject },
          ...usable.map((project) => ({ value: project.projectId, label: project.name })),
        ]}
        onChosen={(value, setOther) => {
          setOther('folderId', onlyFolderId(folders, Number(value)));
        }}
      />
      <SelectField
        name="folderId"
        label={termMessages.folder}
        isRequired
        isDisabled={projectId === null}
        options={[
          { value: null, label: editMessages.selectFolder },
          ...folders
            .filter((folder) => folder.projectId === projectId)
            .map((folder) => ({ value: folder.folderId, label: folder.name })),
        ]}
      />
    </div>
  );
}
