import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { FieldProblem } from '@/forms/fieldProblem';
import { FieldError } from '@/forms/FieldError';
import { useFileSizeText } from '@/forms/fields/useFileSizeText';
import { useUploadProgress } from '@/forms/fields/useUploadProgress';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { errorMessage } from '@/i18n/errorMessages';
import type { ApiError } from '@/protocol/apiError';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon, LinkIcon, ReloadIcon } from '@/ui/icons';
import { FileKindIcon } from '@/ui/FileKindIcon';
import { itemNumber } from '../details/entryContext';
import { fileMessages } from '../files/messages';
import type { Attachment } from './keptFiles';
import styles from './PendingFiles.module.css';
import { futureLink, type PendingFile } from './pendingFiles';

interface PendingFileRowProps {
  pending: PendingFile;
  /** Known before it is sent. */
  problem: FieldProblem | null;
  attachment: Attachment | undefined;
  /** The comment is being saved. */
  isBusy: boolean;
  onInsert: (link: string) => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** A file of a new comment: how far it has come, and what can be done about it. */
export function PendingFileRow(props: PendingFileRowProps) {
  const { pending, attachment, isBusy } = props;
  const intl = useIntl();
  const nameId = useId();
  const sizeText = useFileSizeText();
  const { file, name } = pending;
  const problem = props.problem ?? problemOf(attachment);
  const isAttached = attachment?.kind === 'attached';
  const isSending = attachment?.kind === 'sending';
  /** Of what a save has tried, nothing is taken out before its end. */
  const isRemovable = isBusy ? !attachment : !isSending && !isAttached;
  const action = (label: MessageDescriptor) => ({
    label: intl.formatMessage(label),
    'aria-describedby': nameId,
  });

  return (
    <li className={styles['row']}>
      <FileKindIcon name={name} />
      <span className={styles['name']} id={nameId}>
        {name}
      </span>
      <span className={styles['size']}>
        {isAttached ? itemNumber(attachment.itemId) : sizeText(file.size)}
      </span>
      <span className={styles['actions']}>
        {!props.problem && (
          <IconButton
            {...action(fileMessages.insertLink)}
            icon={LinkIcon}
            onClick={() => {
              props.onInsert(isAttached ? itemNumber(attachment.itemId) : futureLink(name));
            }}
          />
        )}
        {attachment?.kind === 'failed' && !isBusy && (
          <IconButton {...action(actionMessages.retry)} icon={ReloadIcon} onClick={props.onRetry} />
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
      {isSending && <Progress file={file} labelledBy={nameId} />}
      <div className={styles['problem']} role="alert">
        {problem && <FieldError id={`${nameId}-problem`} problem={problem} />}
      </div>
    </li>
  );
}

function problemOf(attachment: Attachment | undefined): FieldProblem | null {
  return attachment?.kind === 'failed' ? { message: wordsOf(attachment.error) } : null;
}

function wordsOf(error: ApiError): MessageDescriptor {
  return error.kind === 'aborted' ? fileMessages.canceled : errorMessage(error);
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
