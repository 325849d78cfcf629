import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { filesApi } from '@/api/endpoints/files';
import { selectSettings } from '@/entities/session';
import { FileField } from '@/forms/fields/FileField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useAbortableSave } from '@/saving/useSave';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { LiveRegion } from '@/ui/LiveRegion';
import { type IssueParams, issueQuery } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import { FileFields } from './FileFields';
import { newFileSchema } from './fileSchemas';
import { forgetHandedFiles, handedFiles } from './handedFiles';
import { fileCommandMessages } from './commandMessages';
import { fileMessages, filePrompts, fileSentences } from './messages';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: () => ({ message: fileCommandMessages.attachFile }),
  Page: AddFile,
});

/** Attaches a file, or those that were dropped on the issue one after the other. */
function AddFile({ issueId }: IssueParams) {
  const intl = useIntl();
  const [files] = useState(() => handedFiles(issueId));
  const [index, setIndex] = useState(0);

  // External system: the files that wait for this form.
  useEffect(() => forgetHandedFiles, []);

  return (
    <>
      <LiveRegion
        message={
          index > 0
            ? intl.formatMessage(fileSentences.attachedOf, { index, count: files.length })
            : ''
        }
      />
      <AttachForm
        key={index}
        issueId={issueId}
        file={files[index] ?? null}
        place={{ index: index + 1, count: files.length }}
        onAttached={() => {
          setIndex(index + 1);
        }}
      />
    </>
  );
}

interface AttachFormProps extends IssueParams {
  /** What is known to be attached; null lets the user select it. */
  file: File | null;
  /** Which of how many files this is, counted from 1. */
  place: { index: number; count: number };
  /** Another one follows. */
  onAttached: () => void;
}

function AttachForm({ issueId, file: handed, place, onAttached }: AttachFormProps) {
  const addFile = useAbortableSave(filesApi.endpoints.addFile);
  const showSaved = useShowSaved(issueId);
  const { name } = useLoaded(issueQuery({ issueId })).details;
  const { fileMaxSize } = useAppSelector(selectSettings);
  const [schema] = useState(() => newFileSchema(fileMaxSize));
  const isLast = place.index >= place.count;

  return (
    <FormPage
      initialValues={{ file: handed, name: handed?.name ?? '', description: '' }}
      schema={schema}
      turn={place.index}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={fileCommandMessages.attachFile}
      {...(handed && { focusField: 'name' as const })}
      onSubmit={({ description, ...sent }) =>
        addFile({ issueId, ...sent, ...(description !== '' && { description }) })
      }
      onSaved={({ stampId }) => {
        if (!isLast) {
          onAttached();
          return issuePaths.addFile.url({ issueId });
        }
        showSaved('fileAttached', stampId);
        return issuePaths.issueDetails.url({ issueId });
      }}
      fieldOfError={{ StringTooLong: 'name' }}
    >
      {place.count > 1 ? (
        <Prompt message={filePrompts.addFileOfSeveral} values={{ name, ...place }} />
      ) : (
        <Prompt message={filePrompts.addFile} values={{ name }} />
      )}
      <FileField name="file" label={fileMessages.file} isRequired nameField="name" />
      <FileFields />
    </FormPage>
  );
}
