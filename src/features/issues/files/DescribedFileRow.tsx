import { useIntl } from 'react-intl';
import { useFileSizeText } from '@/forms/fields/useFileSizeText';
import type { FieldProblem } from '@/forms/fieldProblem';
import { Icon } from '@/ui/Icon';
import { CheckIcon } from '@/ui/icons';
import { itemNumber } from '../details/entryContext';
import { savedMessages } from '../details/savedMessages';
import { prefixOf } from './describedFiles';
import { FileFields } from './FileFields';
import type { Attachment } from './keptFiles';
import { PendingFileRow } from './PendingFileRow';
import styles from './PendingFileRow.module.css';

interface DescribedFileRowProps {
  /** The name it came with. */
  fileKey: string;
  /** Its place in the field `described`. */
  index: number;
  /** Null for one that a reload has lost. */
  file: File | null;
  problem: FieldProblem | null;
  attachment: Attachment | undefined;
  isBusy: boolean;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

/** A file that is to be attached, with the fields for its name and description, which stand still while it is sent. */
export function DescribedFileRow({ fileKey, index, ...row }: DescribedFileRowProps) {
  const sizeText = useFileSizeText();
  const { file, attachment } = row;
  const isAttached = attachment?.kind === 'attached';
  const size = file && sizeText(file.size);
  return (
    <PendingFileRow name={fileKey} {...row}>
      <FileFields
        prefix={prefixOf(index)}
        note={isAttached ? <AttachedNote itemId={attachment.itemId} /> : size}
        isReadOnly={isAttached || attachment?.kind === 'sending'}
      />
    </PendingFileRow>
  );
}

function AttachedNote({ itemId }: { itemId: number }) {
  const intl = useIntl();
  return (
    <span className={styles['attachedNote']}>
      <Icon icon={CheckIcon} />
      {intl.formatMessage(savedMessages.fileAttached)} {itemNumber(itemId)}
    </span>
  );
}
