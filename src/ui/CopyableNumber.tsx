import { useState } from 'react';
import { useIntl } from 'react-intl';
import { numberMessages } from '@/i18n/numberMessages';
import { toApiError } from '@/protocol/apiError';
import { useAnnounce } from './Announcements';
import { Button } from './Button';
import styles from './CopyableNumber.module.css';
import { CopyIcon } from './icons';
import { LazyErrorText } from './LazyErrorText';
import { LiveRegion } from './LiveRegion';

/** A number as people give it to others; a click copies it. */
export function CopyableNumber({ number }: { number: string }) {
  const intl = useIntl();
  const announce = useAnnounce();
  /** The number copied last: where another takes its place, nothing is said of it. */
  const [copied, setCopied] = useState<string | null>(null);
  const announcement =
    copied === number ? intl.formatMessage(numberMessages.copied, { number }) : '';

  // Pages that came over plain HTTP have no clipboard; there the number can still be selected.
  if (!('clipboard' in navigator)) return <span className={styles['number']}>{number}</span>;

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(number);
      setCopied(number);
    } catch (error) {
      // Browsers may be told not to let pages write there.
      announce(<LazyErrorText error={toApiError(error)} />, true);
    }
  }

  const label = intl.formatMessage(numberMessages.copy, { number });
  return (
    <>
      <Button
        className={styles['button']}
        variant="quiet"
        data-printed=""
        icon={CopyIcon}
        aria-label={label}
        data-tip={announcement === '' ? label : announcement}
        onClick={() => void handleClick()}
      >
        <span className={styles['number']}>{number}</span>
      </Button>
      <LiveRegion message={announcement} />
    </>
  );
}
