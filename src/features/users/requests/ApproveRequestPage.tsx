import { useIntl } from 'react-intl';
import { requestsApi } from '@/api/endpoints/requests';
import { projects as allProjects } from '@/entities/projects';
import { CheckboxGroupField } from '@/forms/fields/CheckboxGroupField';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { Prompt } from '@/forms/Prompt';
import { unchecked } from '@/forms/schema';
import { screenMessages } from '@/i18n/screenMessages';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { Notice } from '@/ui/Notice';
import { requestMessages, requestPrompts } from './messages';
import { explainRequestError, type RequestParams, requestQuery } from './requestQuery';

const schema = formSchema({ projectIds: unchecked<number[]>() });

export const page = definePage<RequestParams>({
  queries: ({ params }) => [requestQuery(params)],
  explain: explainRequestError,
  title: () => ({ message: requestMessages.approveTitle }),
  Page: ApproveRequest,
});

/** Makes a user of somebody who asked, and a regular member of the chosen projects. */
function ApproveRequest({ requestId }: RequestParams) {
  const intl = useIntl();
  const approve = useSave(requestsApi.endpoints.approveRequest);
  const { name } = useLoaded(requestQuery({ requestId })).details;
  const projects = useAppSelector(allProjects.selectAll);
  return (
    <FormPage<{ projectIds: number[] }, unknown>
      initialValues={{ projectIds: [] }}
      schema={schema}
      onSubmit={({ projectIds }) => approve({ requestId, projects: projectIds })}
      backTo={userPaths.requestDetails.url({ requestId })}
      submitLabel={requestMessages.approve}
      onSaved={() => userPaths.registrationRequests.url({})}
    >
      <Prompt message={requestPrompts.approve} values={{ name }} />
      {projects.length > 0 ? (
        <CheckboxGroupField
          name="projectIds"
          label={screenMessages.projects}
          options={projects.map((project) => ({ value: project.projectId, label: project.name }))}
        />
      ) : (
        <Notice>{intl.formatMessage(requestMessages.noProjects)}</Notice>
      )}
    </FormPage>
  );
}
