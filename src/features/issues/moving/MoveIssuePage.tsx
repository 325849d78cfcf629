import { useRef } from 'react';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { selectProjectOfFolder } from '@/entities/locations';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { Prompt } from '@/forms/Prompt';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { offerUndo } from '@/screen/undo';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { findSavedOverInWindow } from '../edit/overwrittenInWindow';
import { LocationFields } from '../edit/LocationFields';
import { administeredIssueQuery, type IssueParams } from '../issueQueries';
import { useKeptBesideForm } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { moveMessages, movePrompts } from './messages';
import { moveSchema } from './moveSchema';
import { selectTargetFolders } from './targetFolders';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [administeredIssueQuery(params)],
  title: () => ({ message: moveMessages.moveIssue }),
  Page: MoveIssue,
});

interface MoveValues {
  projectId: number | null;
  folderId: number | null;
}

/** Moves an issue to another folder of its type. */
function MoveIssue({ issueId }: IssueParams) {
  const store = useAppStore();
  const moveIssue = useSave(issueChangesApi.endpoints.moveIssue);
  const query = administeredIssueQuery({ issueId });
  const { details } = useLoaded(query);
  const { name, typeId, folderId: currentId } = details;
  const folders = useAppSelector((state) => selectTargetFolders(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, currentId));
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const keptBeside = useKeptBesideForm({ issueId, own: ['location'] });
  /** Where the server had it when it was asked last. */
  const latest = useRef(details);

  const source: FormSource<MoveValues> = async (ask, getState) => {
    latest.current = (await ask(askAgain(query))).details;
    const { folderId } = latest.current;
    const projectId = selectProjectOfFolder(getState(), folderId)?.projectId ?? null;
    return { projectId, folderId };
  };

  return (
    <FormPage
      initialValues={{ projectId: project?.projectId ?? null, folderId: currentId }}
      schema={moveSchema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.move}
      onSubmit={async ({ folderId }) => {
        const { folderId: before, stamp: knownStamp } = latest.current;
        const { stampId } = await moveIssue({ issueId, folderId, ...was({ folderId: before }) });
        if (!stampId) {
          tellAlreadySo();
          return null;
        }
        void findSavedOverInWindow(store, { issueId, stampId, knownStamp }).then((over) => {
          const found = over.folderId ?? before;
          const change = { before: found, after: folderId, isTheirs: found !== before };
          store.dispatch(offerUndo({ kind: 'folder', issueId, ...change }));
        });
        return stampId;
      }}
      fieldOfError={{ UnknownFolder: 'folderId' }}
      edits={source}
      keptBeside={keptBeside}
    >
      <Prompt message={movePrompts.moveIssue} values={{ name }} />
      <LocationFields folders={folders} />
    </FormPage>
  );
}
