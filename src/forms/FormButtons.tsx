import { memo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { hasAppleKeys } from '@/lib/appleKeys';
import { Button } from '@/ui/Button';
import { LiveRegion } from '@/ui/LiveRegion';
import { fieldSentences } from './fields/messages';
import styles from './FormPage.module.css';
import { formMessages } from './messages';
import type { FormAnother } from './useFormPage';

type AnotherChoice = Pick<FormAnother<never>, 'label' | 'isChosen' | 'onChoose'>;

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
  /** Whether the form stays when it is saved. */
  another?: AnotherChoice | undefined;
  onSubmitPress?: (isShifted: boolean) => void;
  /** Absent: there is nothing to cancel. */
  onCancel: (() => void) | undefined;
}

/** What the form does, then Cancel, always in view. What is typed above does not concern it. */
export const FormButtons = memo(function FormButtons({
  isInline = false,
  isBusy,
  isSlow,
  isHeldUp,
  isDangerous,
  submitLabel,
  submitValues,
  canSubmit,
  another,
  onSubmitPress,
  onCancel,
}: FormButtonsProps) {
  const intl = useIntl();
  const news = newsOf({ isBusy, isSlow, isHeldUp });
  return (
    <div className={styles[isInline ? 'inlineButtons' : 'buttons']} data-form-buttons>
      {canSubmit && (
        <Button
          type="submit"
          variant={isDangerous ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClick={(event) => onSubmitPress?.(event.shiftKey)}
        >
          {intl.formatMessage(submitLabel, submitValues)}
        </Button>
      )}
      {onCancel && <Button onClick={onCancel}>{intl.formatMessage(commonMessages.cancel)}</Button>}
      {another && (
        <label className={styles['another']} data-tip={anotherTip(intl, another.label)}>
          <input
            type="checkbox"
            checked={another.isChosen}
            aria-disabled={isBusy}
            aria-keyshortcuts="Control+Shift+Enter Meta+Shift+Enter"
            onChange={({ target }) => {
              if (!isBusy) another.onChoose(target.checked);
            }}
          />
          {intl.formatMessage(another.label)}
        </label>
      )}
      <LiveRegion message={news ? intl.formatMessage(news) : ''} />
    </div>
  );
});

function anotherTip(intl: IntlShape, label: MessageDescriptor): string {
  const keys = hasAppleKeys() ? '⇧⌘↩' : 'Ctrl+Shift+Enter';
  return intl.formatMessage(fieldSentences.shortcut, { label: intl.formatMessage(label), keys });
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
