import { useState } from 'react';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { definePage } from '@/windows/windowPage';
import { download } from '../download';
import { fileQuery } from './fileQuery';
import { ImageView } from './ImageView';

interface ImagePreviewParams {
  issueId: number;
  fileId: number;
}

const noFields = formSchema({});

export const page = definePage<ImagePreviewParams>({
  queries: ({ params }) => [fileQuery(params)],
  title: ({ params, state }) => ({ text: fileQuery(params).select(state).data?.name ?? '' }),
  Page: ImagePreview,
});

/** An attached image as large as it fits, and a way to keep it. */
function ImagePreview(params: ImagePreviewParams) {
  const { issueId, fileId } = params;
  const name = useAppSelector((state) => fileQuery(params).select(state).data?.name) ?? '';
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
