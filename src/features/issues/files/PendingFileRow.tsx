import { type ReactNode, useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { FieldProblem } from '@/forms/fieldProblem';
import { FieldError } from '@/forms/FieldError';
import { useFileSizeText } from '@/forms/fields/useFileSizeText';
import { useUploadProgress } from '@/forms/fields/useUploadProgress';
import { formMessages } from '@/forms/messages';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { classNames } from '@/ui/classNames';
import { FileKindIcon } from '@/ui/FileKindIcon';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon, LinkIcon, ReloadIcon } from '@/ui/icons';
import { itemNumber } from '../details/entryContext';
import type { AttachError, Attachment } from './keptFiles';
import { fileMessages } from './messages';
import styles from './PendingFileRow.module.css';
import { futureLink } from './pendingFiles';

interface PendingFileRowProps {
  name: string;
  /** Null for one that a reload has lost. */
  file: File | null;
  /** Known before it is sent. */
  problem: FieldProblem | null;
  attachment: Attachment | undefined;
  /** What it goes with is being saved. */
  isBusy: boolean;
  /** Absent where there is no text to link it in. */
  onInsert?: (link: string) => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
  /** Fields, in place of its name and size. */
  children?: ReactNode;
}

/** A file that waits in a form: how far it has come, and what can be done about it. */
export function PendingFileRow(props: PendingFileRowProps) {
  const { name, file, attachment, isBusy, onInsert, children } = props;
  const intl = useIntl();
  const nameId = useId();
  const sizeText = useFileSizeText();
  const failure = attachment?.kind === 'failed' ? attachment.error : null;
  const problem = props.problem ?? (failure && { message: wordsOf(failure) });
  const isAttached = attachment?.kind === 'attached';
  const isSending = attachment?.kind === 'sending';
  /** Of what a save has tried, nothing is taken out before its end. */
  const isRemovable = isBusy ? !attachment : !isSending && !isAttached;
  const action = (label: MessageDescriptor) => ({
    label: intl.formatMessage(label),
    'aria-describedby': nameId,
  });

  return (
    <li
      className={classNames(
        styles['row'],
        children !== undefined && styles['withFields'],
        isAttached && styles['attached'],
      )}
    >
      <FileKindIcon name={name} />
      {children === undefined ? (
        <>
          <span className={styles['name']} id={nameId}>
            {name}
          </span>
          <span className={styles['size']}>
            {isAttached ? itemNumber(attachment.itemId) : sizeText(file?.size ?? 0)}
          </span>
        </>
      ) : (
        <div className={styles['fields']} role="group" aria-labelledby={nameId}>
          <span id={nameId} hidden>
            {name}
          </span>
          {children}
        </div>
      )}
      <span className={styles['actions']}>
        {onInsert && !props.problem && (
          <IconButton
            {...action(fileMessages.insertLink)}
            icon={LinkIcon}
            onClick={() => {
              onInsert(isAttached ? itemNumber(attachment.itemId) : futureLink(name));
            }}
          />
        )}
        {failure && !isBusy && (
          <IconButton
            {...action(
              failure.kind === 'savedBefore' ? formMessages.saveAgain : actionMessages.retry,
            )}
            icon={ReloadIcon}
            onClick={props.onRetry}
          />
        )}
        {isSending && (
          <IconButton
            {...action(commonMessages.cancel)}
            icon={CloseIcon}
            onClick={props.onCancel}
          />
        )}
        {isRemovable && (
          <IconButton
            {...action(actionMessages.remove)}
            icon={CloseIcon}
            onClick={props.onRemove}
          />
        )}
      </span>
      {isSending && file && <Progress file={file} labelledBy={nameId} />}
      <div className={styles['problem']} role="alert">
        {problem && <FieldError id={`${nameId}-problem`} problem={problem} />}
      </div>
    </li>
  );
}

function wordsOf(error: AttachError): MessageDescriptor {
  switch (error.kind) {
    case 'aborted':
      return fileMessages.canceled;
    case 'savedBefore':
      return formMessages.savedBefore;
    default:
      return errorMessage(error);
  }
}

function Progress({ file, labelledBy }: { file: File; labelledBy: string }) {
  const progress = useUploadProgress(file);
  return (
    <progress
      className={styles['progress']}
      aria-labelledby={labelledBy}
      {...(progress &&
        progress.totalBytes > 0 && { value: progress.sentBytes, max: progress.totalBytes })}
    />
  );
}
