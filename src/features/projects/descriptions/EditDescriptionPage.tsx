import { projectsApi } from '@/api/endpoints/projects';
import { useEdited } from '@/forms/useEdited';
import { actionMessages } from '@/i18n/actionMessages';
import type { Description } from '@/protocol/texts';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { besideProject, type ProjectParams } from '../projectQueries';
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
  const { details } = useLoaded(descriptionQuery({ projectId }));
  const { initialValues, ...edited } = useEdited(
    descriptionQuery({ projectId }),
    ({ description }) => (description ? toValues(description) : null),
    (project) => [besideProject.name(project), besideProject.access(project)],
  );
  if (!initialValues) return null;
  return (
    <DescriptionForm
      projectId={projectId}
      projectName={details.name}
      current={initialValues}
      // Every source may say that there is nothing left to edit.
      edited={{ ...edited, edits: (...how) => edited.edits(...how) }}
      onSubmit={(values) => editDescription({ projectId, ...values })}
    />
  );
}

function toValues({ text, format }: Description): DescriptionValues {
  return { description: text, descriptionFormat: format };
}
