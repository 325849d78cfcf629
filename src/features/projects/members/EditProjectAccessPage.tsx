import { projectsApi } from '@/api/endpoints/projects';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { projectPaths } from '@/routing/paths/projects';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { projectsMessages } from '../messages';
import { administeredProjectQuery, besideProject, type ProjectParams } from '../projectQueries';
import { globalAccessSchema } from './memberSchemas';
import { memberMessages, memberPrompts } from './messages';

const kinds = [
  {
    value: false,
    label: projectsMessages.regularProject,
    help: memberMessages.regularHelp,
  },
  { value: true, label: projectsMessages.publicProject, help: memberMessages.publicHelp },
];

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [administeredProjectQuery(params)],
  title: () => ({ message: adminMessages.globalAccess }),
  Page: EditProjectAccess,
});

/** Makes a project public or not. */
function EditProjectAccess({ projectId }: ProjectParams) {
  const editAccess = useSave(projectsApi.endpoints.editProjectAccess);
  const { details } = useLoaded(administeredProjectQuery({ projectId }));
  return (
    <FormPage
      {...useEdited(
        administeredProjectQuery({ projectId }),
        (project) => ({ isPublic: project.details.public }),
        (project) => [besideProject.name(project)],
      )}
      schema={globalAccessSchema}
      onSubmit={({ isPublic }) => editAccess({ projectId, isPublic })}
      backTo={projectPaths.projectPermissions.url({ projectId })}
      submitLabel={actionMessages.save}
    >
      <Prompt message={memberPrompts.editAccess} values={{ project: details.name }} />
      <RadioGroupField
        name="isPublic"
        label={adminMessages.globalAccess}
        options={kinds}
        isRequired
      />
    </FormPage>
  );
}
