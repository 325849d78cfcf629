import { projectsApi } from '@/api/endpoints/projects';
import { useLoaded } from '@/store/useLoaded';
import { useSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import type { ProjectParams } from '../projectQueries';
import { DescriptionForm } from './DescriptionForm';
import { descriptionQuery, findPresentDescription } from './descriptionQuery';
import { descriptionMessages } from './messages';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findPresentDescription,
  title: () => ({ message: descriptionMessages.add }),
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
