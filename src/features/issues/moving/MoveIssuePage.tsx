import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { selectProjectOfFolder } from '@/entities/locations';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import type { IssueDetails } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { LocationFields } from '../edit/LocationFields';
import { moveMessages, movePrompts } from './messages';
import { moveSchema } from './moveSchema';
import { selectTargetFolders } from './targetFolders';

interface MoveIssueParams {
  issueId: number;
}

const issueQuery = (issueId: number) =>
  screenQuery(issuesApi.endpoints.loadIssue, { issueId, access: 'admin' });

export const page = definePage<MoveIssueParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: moveMessages.moveIssue }),
  Page: MoveIssue,
});

function MoveIssue({ issueId }: MoveIssueParams) {
  const loaded = useAppSelector((state) => issueQuery(issueId).select(state).data);
  return loaded ? <MoveIssueForm issue={loaded.details} /> : null;
}

/** Moves an issue to another folder of its type. */
function MoveIssueForm({ issue }: { issue: IssueDetails }) {
  const { id: issueId, name, typeId, folderId: currentId } = issue;
  const moveIssue = useSave(issueChangesApi.endpoints.moveIssue);
  const folders = useAppSelector((state) => selectTargetFolders(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, currentId));

  return (
    <FormPage
      initialValues={{ projectId: project?.projectId ?? null, folderId: currentId }}
      schema={moveSchema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.move}
      onSubmit={({ folderId }) => moveIssue({ issueId, folderId })}
      fieldOfError={{ UnknownFolder: 'folderId' }}
      edits={formSource(issueQuery(issueId), ({ details: { folderId } }, state) => ({
        projectId: selectProjectOfFolder(state, folderId)?.projectId ?? null,
        folderId,
      }))}
    >
      <Prompt message={movePrompts.moveIssue} values={{ name }} />
      <LocationFields folders={folders} />
    </FormPage>
  );
}
