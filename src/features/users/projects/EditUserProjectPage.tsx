import { usersApi } from '@/api/endpoints/users';
import { MemberAccessField } from '@/forms/fields/MemberAccessField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { useEdited } from '@/forms/useEdited';
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
  const { userName, projectName } = useLoaded(userProjectQuery(subject));
  return (
    <FormPage
      {...useEdited(userProjectQuery(subject), ({ access }) => ({ access }))}
      schema={userProjectSchema}
      onSubmit={(values) => editProjects({ userId, projects: [projectId], access: values.access })}
      backTo={windowsOf(subject).details}
      submitLabel={actionMessages.save}
    >
      <Prompt message={membershipPrompts.edit} values={{ user: userName, project: projectName }} />
      <MemberAccessField />
    </FormPage>
  );
}
