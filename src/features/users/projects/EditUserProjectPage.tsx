import { usersApi } from '@/api/endpoints/users';
import { MemberAccessField } from '@/forms/fields/MemberAccessField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import { membershipPrompts } from '@/i18n/adminMessages';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { amongUsers, asAccount, type SubjectProject, windowsOf } from '../subject';
import { userProjectQuery } from '../userQueries';
import { userProjectMessages } from './messages';
import { RemoveProjectButton } from './RemoveProjectButton';
import { userProjectSchema } from './userProjectSchemas';

const page = definePage<SubjectProject>({
  queries: ({ params }) => [userProjectQuery(params)],
  title: () => ({ message: userProjectMessages.edit }),
  Page: EditUserProject,
  Buttons: RemoveProjectButton,
});

export const editUserProject = amongUsers<{ userId: number; projectId: number }>(page);
export const editAccountProject = asAccount<{ projectId: number }>(page);

/** Changes the access of a user to one project. */
function EditUserProject(subject: SubjectProject) {
  const { userId, projectId } = subject;
  const editProjects = useSave(usersApi.endpoints.editUserProjects);
  const { userName, projectName, access } = useLoaded(userProjectQuery(subject));
  return (
    <FormPage
      initialValues={{ access }}
      schema={userProjectSchema}
      onSubmit={(values) => editProjects({ userId, projects: [projectId], access: values.access })}
      backTo={windowsOf(subject).details}
      submitLabel={actionMessages.save}
      edits={formSource(userProjectQuery(subject), (membership) => ({ access: membership.access }))}
    >
      <Prompt message={membershipPrompts.edit} values={{ user: userName, project: projectName }} />
      <MemberAccessField />
    </FormPage>
  );
}
