import { type MessageDescriptor, useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { Button } from '@/ui/Button';
import { LiveRegion } from '@/ui/LiveRegion';
import styles from './FormPage.module.css';
import { formMessages } from './messages';

interface FormButtonsProps {
  /** Right below the fields, in place of at the end of the window. */
  isInline?: boolean;
  isBusy: boolean;
  /** It has been busy for long. */
  isSlow: boolean;
  /** Esc did not leave the form. */
  isHeldUp: boolean;
  isDangerous: boolean;
  submitLabel: MessageDescriptor;
  submitValues?: Readonly<Record<string, number>> | undefined;
  /** False while there is nothing yet to submit. */
  canSubmit: boolean;
  /** Absent: there is nothing to cancel. */
  onCancel: (() => void) | undefined;
}

/** What the form does, then Cancel, always in view. */
export function FormButtons({
  isInline = false,
  isBusy,
  isSlow,
  isHeldUp,
  isDangerous,
  submitLabel,
  submitValues,
  canSubmit,
  onCancel,
}: FormButtonsProps) {
  const intl = useIntl();
  const news = newsOf({ isBusy, isSlow, isHeldUp });
  return (
    <div className={styles[isInline ? 'inlineButtons' : 'buttons']} data-form-buttons>
      {canSubmit && (
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {intl.formatMessage(submitLabel, submitValues)}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{intl.formatMessage(commonMessages.cancel)}</Button>}
      <LiveRegion message={news ? intl.formatMessage(news) : ''} />
    </div>
  );
}

/** What there is to be read out. */
function newsOf({
  isBusy,
  isSlow,
  isHeldUp,
}: Pick<FormButtonsProps, 'isBusy' | 'isSlow' | 'isHeldUp'>): MessageDescriptor | null {
  if (isBusy) return isSlow ? formMessages.takesLong : formMessages.saving;
  return isHeldUp ? formMessages.heldUp : null;
}
