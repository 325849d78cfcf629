import { useEffect, useEffectEvent, useState } from 'react';
import { selectSettings } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { type IssueParams, issueQuery } from '../issueQueries';
import { useShowSaved } from '../useShowSaved';
import { fileCommandMessages } from './commandMessages';
import { attachSchema, noFilesYet, type SentFiles, toFileWords } from './describedFiles';
import { FilesField } from './FilesField';
import { forgetHandedFiles, handedFiles } from './handedFiles';
import { filePrompts, fileSentences } from './messages';
import { lastOf, useAttaching } from './useAttaching';

export const page = definePage<IssueParams>({
  queries: ({ params }) => [issueQuery(params)],
  title: () => ({ message: fileCommandMessages.attachFile }),
  Page: AddFile,
});

/** Attaches files, as many as one likes: those that were dropped on the issue, and those that are chosen here. */
function AddFile({ issueId }: IssueParams) {
  const attaching = useAttaching(issueId, issuePaths.addFile.url({ issueId }));
  const showSaved = useShowSaved(issueId);
  const { name } = useLoaded(issueQuery({ issueId })).details;
  const { fileMaxSize } = useAppSelector(selectSettings);
  const [schema] = useState(() => attachSchema(fileMaxSize));
  const { pending, attachments } = attaching;
  const left = [...pending].filter((file) => attachments.get(file)?.kind !== 'attached').length;

  const take = useEffectEvent(() => {
    attaching.add(handedFiles(issueId));
    forgetHandedFiles();
  });

  // External system: the files that wait for this form.
  useEffect(() => {
    take();
  }, []);

  function save({ files, described }: SentFiles): Promise<number> {
    return attaching.attachBefore(
      files,
      (itemIds) => {
        const before = described.flatMap(({ key, itemId }) =>
          itemId === null ? [] : [[key, itemId] as const],
        );
        return Promise.resolve(lastOf(new Map([...before, ...itemIds])));
      },
      (file) => {
        const one = described.find(({ key }) => key === file.name);
        return one ? toFileWords(one) : { name: file.name };
      },
    );
  }

  return (
    <FormPage
      initialValues={noFilesYet}
      schema={schema}
      backTo={issuePaths.issueDetails.url({ issueId })}
      submitLabel={fileSentences.attachFiles}
      submitValues={{ count: Math.max(1, left) }}
      onSubmit={save}
      onSaved={(itemId) => {
        showSaved('fileAttached', itemId);
        return issuePaths.issueDetails.url({ issueId });
      }}
      onLeave={attaching.abandon}
    >
      <Prompt message={filePrompts.addFile} values={{ name }} />
      <FilesField attaching={attaching} />
    </FormPage>
  );
}
