import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { CopyIcon } from '@/ui/icons';
import { LiveRegion } from '@/ui/LiveRegion';
import { itemNumber } from './entryContext';
import styles from './IssueNumber.module.css';
import { detailsSentences } from './messages';

/** The number of an issue as comments refer to it; a click copies it. */
export function IssueNumber({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const [announcement, setAnnouncement] = useState('');
  const number = itemNumber(issueId);

  // Pages that came over plain HTTP have no clipboard; there the number can still be selected.
  if (!('clipboard' in navigator)) return <span className={styles['number']}>{number}</span>;

  async function handleClick() {
    await navigator.clipboard.writeText(number);
    setAnnouncement(intl.formatMessage(detailsSentences.copiedNumber, { number }));
  }

  const label = intl.formatMessage(detailsSentences.copyNumber, { number });
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
