import { useState } from 'react';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { issuePaths } from '@/routing/paths/issues';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { download } from '@/ui/download';
import { type FileParams, fileQuery } from './fileQuery';
import { ImageView } from './ImageView';

const noFields = formSchema({});

export const page = definePage<FileParams>({
  queries: ({ params }) => [fileQuery(params)],
  title: ({ params, state }) => ({ text: fileQuery(params).select(state).data?.name ?? '' }),
  Page: ImagePreview,
});

/** An attached image as large as it fits, and a way to keep it. */
function ImagePreview(params: FileParams) {
  const { issueId, fileId } = params;
  const { name } = useLoaded(fileQuery(params));
  const href = hostLinks.file(useBaseUrl(), fileId);
  const [isSettled, setIsSettled] = useState(false);
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => {
        download(href, name);
        return Promise.resolve();
      }}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={actionMessages.save}
      canSubmit={isSettled}
      keepsDraft={false}
    >
      <ImageView
        src={href}
        name={name}
        onSettled={() => {
          setIsSettled(true);
        }}
      />
    </FormPage>
  );
}
