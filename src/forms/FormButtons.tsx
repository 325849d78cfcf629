import { type MessageDescriptor, useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { Button } from '@/ui/Button';
import { LiveRegion } from '@/ui/LiveRegion';
import styles from './FormPage.module.css';
import { formMessages } from './messages';

interface FormButtonsProps {
  isBusy: boolean;
  isDangerous: boolean;
  okLabel: MessageDescriptor | undefined;
  /** False while there is nothing yet to agree to. */
  hasOk: boolean;
  /** Absent: there is nothing to cancel. */
  onCancel: (() => void) | undefined;
}

/** OK, then Cancel, always in view. */
export function FormButtons({
  isBusy,
  isDangerous,
  okLabel = commonMessages.ok,
  hasOk,
  onCancel,
}: FormButtonsProps) {
  const intl = useIntl();
  return (
    <div className={styles['buttons']} data-form-buttons>
      {hasOk && (
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {intl.formatMessage(okLabel)}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{intl.formatMessage(commonMessages.cancel)}</Button>}
      <LiveRegion message={isBusy ? intl.formatMessage(formMessages.saving) : ''} />
    </div>
  );
}
