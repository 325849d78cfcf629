import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { filesApi } from '@/api/endpoints/files';
import { issuesApi } from '@/api/endpoints/issues';
import { selectSettings } from '@/entities/session';
import { FileField } from '@/forms/fields/FileField';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useAbortableSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { LiveRegion } from '@/ui/LiveRegion';
import { commandMessages } from '../commandMessages';
import { forgetHandedFiles, handedFiles } from '../handedFiles';
import { useShowSaved } from '../useShowSaved';
import { addFileSchema } from './addFileSchema';
import { fileMessages } from './messages';
import { filePrompts } from './prompts';

interface AddFileParams {
  issueId: number;
}

const issueQuery = (issueId: number) => screenQuery(issuesApi.endpoints.loadIssue, { issueId });

export const page = definePage<AddFileParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: commandMessages.attachFile }),
  Page: AddFile,
});

/** Attaches a file, or those that were dropped on the issue one after the other. */
function AddFile({ issueId }: AddFileParams) {
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
            ? intl.formatMessage(filePrompts.attachedOf, { index, count: files.length })
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

interface AttachFormProps {
  issueId: number;
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
  const issueName = useAppSelector((state) => issueQuery(issueId).select(state).data?.details.name);
  const { fileMaxSize } = useAppSelector(selectSettings);
  const [schema] = useState(() => addFileSchema(fileMaxSize));
  const isLast = place.index >= place.count;

  return (
    <FormPage
      initialValues={{ file: handed, name: handed?.name ?? '', description: '' }}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={commandMessages.attachFile}
      {...(handed && { focusField: 'name' as const })}
      onSubmit={({ file, name, description }) =>
        addFile({
          issueId,
          name,
          ...(description !== '' && { description }),
          file,
        })
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
        <Prompt
          message={filePrompts.addFileOfSeveral}
          values={{ name: issueName ?? '', ...place }}
        />
      ) : (
        <Prompt message={filePrompts.addFile} values={{ name: issueName ?? '' }} />
      )}
      <FileField name="file" label={fileMessages.file} isRequired nameField="name" />
      <TextField name="name" label={fileMessages.name} maxLength={maxLengths.fileName} isRequired />
      <TextField
        name="description"
        label={propertyMessages.description}
        maxLength={maxLengths.fileDescription}
      />
    </FormPage>
  );
}
