import { projectsApi } from '@/api/endpoints/projects';
import { actionMessages } from '@/i18n/actionMessages';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import type { ProjectParams } from '../projectQueries';
import { DescriptionForm } from './DescriptionForm';
import { descriptionQuery, findPresentDescription } from './descriptionQuery';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findPresentDescription,
  title: () => ({ message: actionMessages.addDescription }),
  Page: AddDescription,
});

function AddDescription({ projectId }: ProjectParams) {
  const addDescription = useSave(projectsApi.endpoints.addProjectDescription);
  const { details } = useLoaded(descriptionQuery({ projectId }));
  return (
    <DescriptionForm
      projectId={projectId}
      projectName={details.name}
      onSubmit={(values) => addDescription({ projectId, ...values })}
    />
  );
}
