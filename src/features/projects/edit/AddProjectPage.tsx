import { useState } from 'react';
import { projectsApi } from '@/api/endpoints/projects';
import { selectSettings } from '@/entities/session';
import { NameField } from '@/forms/fields/NameField';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { editMessages } from './messages';
import { newProjectSchema } from './projectSchemas';

export const page = definePage({
  title: () => ({ message: editMessages.addProject }),
  Page: AddProject,
});

function AddProject() {
  const addProject = useSave(projectsApi.endpoints.addProject);
  const { commentMaxLength, defaultFormat } = useAppSelector(selectSettings);
  const [schema] = useState(() => newProjectSchema(commentMaxLength));
  return (
    <FormPage
      initialValues={{ name: '', description: '', descriptionFormat: defaultFormat }}
      schema={schema}
      onSubmit={(values) => addProject(values)}
      fieldOfError={{ ProjectAlreadyExists: 'name' }}
      backTo={projectPaths.manageProjects.url({})}
      submitLabel={commonMessages.add}
      onSaved={({ projectId }) => projectPaths.projectDetails.url({ projectId })}
    >
      <Prompt message={editMessages.addProjectNote} />
      <NameField />
      <FormattedTextField name="description" label={propertyMessages.description} />
    </FormPage>
  );
}
