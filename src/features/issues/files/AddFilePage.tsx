import { useState } from 'react';
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
import { screenQuery } from '@/store/screenQuery';
import { useAbortableSave } from '@/store/useSave';
import { definePage } from '@/store/windowRoutes';
import { commandMessages } from '../commandMessages';
import { type AddFileValues, addFileSchema } from './addFileSchema';
import { fileMessages } from './messages';
import { filePrompts } from './prompts';

interface AddFileParams {
  issueId: number;
}

const issueQuery = (issueId: number) => screenQuery(issuesApi.endpoints.loadIssue, { issueId });

const initialValues: AddFileValues = { file: null, name: '', description: '' };

export const page = definePage<AddFileParams>({
  queries: ({ params: { issueId } }) => [issueQuery(issueId)],
  title: () => ({ message: commandMessages.attachFile }),
  Page: AddFile,
});

function AddFile({ issueId }: AddFileParams) {
  const addFile = useAbortableSave(filesApi.endpoints.addFile);
  const issueName = useAppSelector((state) => issueQuery(issueId).select(state).data?.details.name);
  const { fileMaxSize } = useAppSelector(selectSettings);
  const [schema] = useState(() => addFileSchema(fileMaxSize));

  return (
    <FormPage
      initialValues={initialValues}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      onSubmit={({ file, name, description }) =>
        addFile({
          issueId,
          name,
          ...(description !== '' && { description }),
          file: file ?? new Blob(),
        })
      }
      fieldOfError={{ StringTooLong: 'name' }}
    >
      <Prompt message={filePrompts.addFile} values={{ name: issueName ?? '' }} />
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
