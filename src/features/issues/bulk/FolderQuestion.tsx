import { useIntl } from 'react-intl';
import { type FormSchema, sending } from '@/forms/formSchema';
import { useFormField } from '@/forms/useFormField';
import { actionMessages } from '@/i18n/actionMessages';
import { selectListSelection } from '@/lists/listSelection';
import type { BulkAct } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { LocationFields } from '../edit/LocationFields';
import { moveSchema } from '../moving/moveSchema';
import { selectTargetFolders } from '../moving/targetFolders';
import { BulkPreview } from './BulkPreview';
import { QuestionForm } from './QuestionForm';

interface Place {
  projectId: number | null;
  folderId: number | null;
}

const schema: FormSchema<Place, BulkAct> = sending(moveSchema, ({ folderId }) => ({
  kind: 'folder',
  folderId,
}));

/** The folder that all of them are to be in. */
export function FolderQuestion({ issueIds }: { issueIds: readonly number[] }) {
  const intl = useIntl();
  const { type, project } = useAppSelector(selectListSelection);
  const folders = useAppSelector((state) => selectTargetFolders(state, type?.typeId ?? 0));

  return (
    <QuestionForm
      label={intl.formatMessage(actionMessages.move)}
      initialValues={{ projectId: project?.projectId ?? null, folderId: null }}
      schema={schema}
      submitLabel={actionMessages.move}
      issueIds={issueIds}
    >
      <LocationFields folders={folders} />
      <PlacePreview issueIds={issueIds} />
    </QuestionForm>
  );
}

function PlacePreview({ issueIds }: { issueIds: readonly number[] }) {
  const { value: folderId } = useFormField('folderId');
  return (
    <BulkPreview
      act={typeof folderId === 'number' ? { kind: 'folder', folderId } : null}
      issueIds={issueIds}
    />
  );
}
