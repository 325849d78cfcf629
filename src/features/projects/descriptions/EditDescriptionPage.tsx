import { projectsApi } from '@/api/endpoints/projects';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import type { Description } from '@/protocol/texts';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import type { ProjectParams } from '../projectQueries';
import { DescriptionForm, type DescriptionValues } from './DescriptionForm';
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
      current={toValues(description)}
      edits={formSource(descriptionQuery({ projectId }), (project) =>
        project.description ? toValues(project.description) : null,
      )}
      onSubmit={(values) => editDescription({ projectId, ...values })}
    />
  );
}

function toValues({ text, format }: Description): DescriptionValues {
  return { description: text, descriptionFormat: format };
}
