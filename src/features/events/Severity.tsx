import type { LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { EventSeverity } from '@/protocol/events';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { DangerIcon, InfoIcon, WarningIcon } from '@/ui/icons';
import { severityMessages } from './messages';
import styles from './Severity.module.css';

const looks: Readonly<Record<EventSeverity, { icon: LucideIcon; className: string | undefined }>> =
  {
    0: { icon: InfoIcon, className: styles['information'] },
    1: { icon: WarningIcon, className: styles['warning'] },
    2: { icon: DangerIcon, className: styles['error'] },
  };

/** How bad an event is, as sign and word. */
export function Severity({ severity }: { severity: EventSeverity }) {
  const intl = useIntl();
  const { icon, className } = looks[severity];
  return (
    <span className={classNames(styles['severity'], className)}>
      <Icon icon={icon} />
      <span>{intl.formatMessage(severityMessages[severity])}</span>
    </span>
  );
}
