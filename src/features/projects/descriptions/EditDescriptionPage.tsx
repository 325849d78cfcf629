import { projectsApi } from '@/api/endpoints/projects';
import { actionMessages } from '@/i18n/actionMessages';
import { useLoaded } from '@/store/useLoaded';
import { useSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import type { ProjectParams } from '../projectQueries';
import { DescriptionForm } from './DescriptionForm';
import { descriptionQuery, findMissingDescription } from './descriptionQuery';

export const page = definePage<ProjectParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: findMissingDescription,
  title: () => ({ message: actionMessages.editDescription }),
  Page: EditDescription,
});

function EditDescription({ projectId }: ProjectParams) {
  const editDescription = useSave(projectsApi.endpoints.editProjectDescription);
  const { details, description } = useLoaded(descriptionQuery({ projectId }));
  if (!description) return null;
  return (
    <DescriptionForm
      projectId={projectId}
      projectName={details.name}
      current={{ description: description.text, descriptionFormat: description.format }}
      onSubmit={(values) => editDescription({ projectId, ...values })}
    />
  );
}
