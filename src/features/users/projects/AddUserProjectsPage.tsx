import { useIntl } from 'react-intl';
import { usersApi } from '@/api/endpoints/users';
import { projects as allProjects } from '@/entities/projects';
import { CheckboxGroupField } from '@/forms/fields/CheckboxGroupField';
import { MemberAccessField } from '@/forms/fields/MemberAccessField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { Access, type ProjectAccess } from '@/protocol/access';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { Notice } from '@/ui/Notice';
import { amongUsers, asAccount, type Subject, windowsOf } from '../subject';
import { userProjectsQuery } from '../userQueries';
import { userProjectMessages, userProjectPrompts } from './messages';
import { newUserProjectsSchema } from './userProjectSchemas';

const page = definePage<Subject>({
  queries: ({ params }) => [userProjectsQuery(params)],
  title: () => ({ message: userProjectMessages.add }),
  Page: AddUserProjects,
});

export const addUserProjects = amongUsers(page);
export const addAccountProjects = asAccount(page);

/** Makes a user a member of several projects. */
function AddUserProjects(subject: Subject) {
  const { userId } = subject;
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editProjects = useSave(usersApi.endpoints.editUserProjects);
  const { details, projects = [] } = useLoaded(userProjectsQuery(subject));
  const candidates = useAppSelector(allProjects.selectAll).filter(({ projectId }) =>
    projects.every(({ id }) => id !== projectId),
  );
  return (
    <FormPage<{ projectIds: number[]; access: ProjectAccess }, unknown>
      initialValues={{ projectIds: [], access: Access.normal }}
      schema={newUserProjectsSchema}
      onSubmit={async ({ projectIds, access }) => {
        // What has become a project of the user since keeps the access given then.
        const now = (await dispatch(askAgain(userProjectsQuery(subject)))).projects ?? [];
        const added = projectIds.filter((projectId) => now.every(({ id }) => id !== projectId));
        if (added.length > 0) await editProjects({ userId, projects: added, access });
      }}
      backTo={windowsOf(subject).details}
      submitLabel={commonMessages.add}
    >
      <Prompt message={userProjectPrompts.add} values={{ user: details.name }} />
      {candidates.length > 0 ? (
        <CheckboxGroupField
          name="projectIds"
          label={screenMessages.projects}
          options={candidates.map(({ projectId, name }) => ({ value: projectId, label: name }))}
        />
      ) : (
        <Notice kind="warning">{intl.formatMessage(userProjectMessages.nothingToAdd)}</Notice>
      )}
      <MemberAccessField />
    </FormPage>
  );
}
