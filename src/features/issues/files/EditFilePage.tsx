import { useRef } from 'react';
import { filesApi } from '@/api/endpoints/files';
import { FormPage } from '@/forms/FormPage';
import type { FormSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { askAgain } from '@/windows/askAgain';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { useKeptBesideForm } from '../useKeptBeside';
import { useShowSaved } from '../useShowSaved';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { FileFields } from './FileFields';
import { type FileParams, ownFileQuery } from './fileQuery';
import { fileSchema } from './fileSchemas';
import { fileMessages } from './messages';

export const page = definePage<FileParams>({
  queries: ({ params }) => [ownFileQuery(params)],
  title: () => ({ message: fileMessages.editFile }),
  Page: EditFile,
});

/** Changes how a file is called and described. */
function EditFile({ issueId, fileId }: FileParams) {
  const editFile = useSave(filesApi.endpoints.editFile);
  const showSaved = useShowSaved(issueId);
  const tellAlreadySo = useTellAlreadySo();
  const query = ownFileQuery({ issueId, fileId });
  const { name, description } = useLoaded(query);
  const keptBeside = useKeptBesideForm({ issueId, own: [] });
  const was = useWas();
  /** What the server had when it was asked last. */
  const before = useRef({ name, description });

  const source: FormSource<typeof before.current> = async (ask) => {
    const file = await ask(askAgain(query));
    before.current = { name: file.name, description: file.description };
    return before.current;
  };

  return (
    <FormPage
      initialValues={{ name, description }}
      schema={fileSchema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        const { stampId } = await editFile({ fileId, ...values, ...was(before.current) });
        if (stampId) showSaved('fileSaved', fileId);
        else tellAlreadySo();
        return stampId;
      }}
      fieldOfError={{ StringTooLong: 'name' }}
      edits={source}
      keptBeside={keptBeside}
    >
      <FileFields />
    </FormPage>
  );
}
