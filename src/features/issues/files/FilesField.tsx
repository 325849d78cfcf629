import { use, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { FieldFrame } from '@/forms/FieldFrame';
import { FileArea } from '@/forms/fields/FileArea';
import { fieldMessages, fieldSentences } from '@/forms/fields/messages';
import { useFileSizeText } from '@/forms/fields/useFileSizeText';
import { FormFrameContext } from '@/forms/FormFrameContext';
import { useFormField } from '@/forms/useFormField';
import { useAppSelector } from '@/store/hooks';
import { LiveRegion } from '@/ui/LiveRegion';
import { detailsMessages } from '../details/messages';
import {
  checkWords,
  type DescribedFile,
  fileOf,
  problemOfFile,
  toFileWords,
} from './describedFiles';
import { DescribedFileRow } from './DescribedFileRow';
import { FileDropArea } from './FileDropArea';
import type { Attachment } from './keptFiles';
import styles from './FilesField.module.css';
import { fileSentences } from './messages';
import { PendingFileList } from './PendingFileList';
import { markOf } from './pendingFiles';
import type { Attaching } from './useAttaching';
import { useDescribedFiles } from './useDescribedFiles';

/** The fields `files` and `described`: chosen here, dropped or pasted anywhere in the window, and all seen at once. */
export function FilesField({ attaching }: { attaching: Attaching }) {
  const intl = useIntl();
  const { showProblems } = use(FormFrameContext);
  const field = useFormField('files');
  const { fileMaxSize } = useAppSelector(selectSettings);
  const sizeText = useFileSizeText();
  const place = useRef<HTMLDivElement>(null);
  const { pending, attachments } = attaching;
  const { described, forget } = useDescribedFiles(attaching);
  const attachmentOf = (one: DescribedFile): Attachment | undefined => {
    if (one.itemId !== null) return { kind: 'attached', itemId: one.itemId };
    const file = fileOf(one, pending);
    return file ? attachments.get(file) : undefined;
  };
  const attached = described.filter((one) => attachmentOf(one)?.kind === 'attached').length;
  const isDone = attached > 0 && attached === described.length;

  // External system: the form. When the last that was missing has been sent by itself, or taken out, nothing is left to do.
  useEffect(() => {
    if (isDone && !field.isBusy) place.current?.closest('form')?.requestSubmit();
  }, [isDone, field.isBusy]);

  function add(files: readonly File[]) {
    if (field.isBusy) return;
    field.clearProblem();
    // Of those that are chosen once more after a part was refused, none is attached twice.
    const done = described.filter(({ itemId }) => itemId !== null).map(({ mark }) => mark);
    attaching.add(files.filter((file) => !done.includes(markOf(file))));
  }

  function retry(one: DescribedFile, index: number) {
    const file = fileOf(one, pending);
    const { words, problems } = checkWords(one, index);
    if (Object.keys(problems).length > 0) showProblems(problems);
    else if (file) void attaching.attach(file, toFileWords(words));
  }

  function remove(one: DescribedFile) {
    const file = fileOf(one, pending);
    // Those that follow get other places, and the notice may be about this one.
    showProblems({});
    if (file) attaching.remove(file);
    else forget(one);
    document.getElementById(field.inputId)?.focus();
  }

  const rows = described.map((one, index) => {
    const file = fileOf(one, pending);
    // Taken out while the others are sent.
    if (!file && one.itemId === null && field.isBusy) return null;
    return (
      <DescribedFileRow
        key={one.key}
        fileKey={one.key}
        index={index}
        file={file?.file ?? null}
        problem={problemOfFile(one, pending, fileMaxSize)}
        attachment={attachmentOf(one)}
        isBusy={field.isBusy}
        onRetry={() => {
          retry(one, index);
        }}
        onCancel={() => {
          if (file) attaching.cancel(file);
        }}
        onRemove={() => {
          remove(one);
        }}
      />
    );
  });

  return (
    <div ref={place} className={styles['field']}>
      <FieldFrame
        label={detailsMessages.filterFiles}
        inputId={field.inputId}
        isRequired
        problem={described.length === 0 ? field.problem : undefined}
        help={intl.formatMessage(fieldSentences.fileLimitEach, { size: sizeText(fileMaxSize) })}
      >
        {(aria) => (
          <FileArea
            aria={{ ...aria, ...(field.problem && { 'aria-invalid': true }) }}
            name="files"
            isMultiple
            isCompact={described.length > 0}
            isBusy={field.isBusy}
            onFiles={add}
          >
            {intl.formatMessage(fieldMessages.chooseFiles)}
          </FileArea>
        )}
      </FieldFrame>
      <PendingFileList>{rows}</PendingFileList>
      {!field.isBusy && <FileDropArea onFiles={add} />}
      <LiveRegion
        message={
          attached > 0 && !isDone
            ? intl.formatMessage(fileSentences.attachedOf, {
                index: attached,
                count: described.length,
              })
            : ''
        }
      />
    </div>
  );
}
