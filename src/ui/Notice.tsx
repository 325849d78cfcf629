import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { DangerIcon, InfoIcon, SuccessIcon, WarningIcon } from './icons';
import styles from './Notice.module.css';

export type NoticeKind = 'info' | 'warning' | 'danger' | 'success';

interface NoticeProps {
  kind?: NoticeKind;
  /** Buttons or links that lead on. */
  action?: ReactNode;
  children: ReactNode;
}

const looks: Readonly<Record<NoticeKind, { icon: LucideIcon; role: string }>> = {
  danger: { icon: DangerIcon, role: 'alert' },
  info: { icon: InfoIcon, role: 'note' },
  success: { icon: SuccessIcon, role: 'status' },
  warning: { icon: WarningIcon, role: 'note' },
};

/** One sentence where its cause is. Danger interrupts a screen reader, success waits its turn, the others are read in place. */
export function Notice({ kind = 'info', action, children }: NoticeProps) {
  const { icon, role } = looks[kind];
  return (
    <div className={classNames(styles['notice'], styles[kind])} role={role}>
      <div className={styles['message']}>
        <Icon icon={icon} className={styles['icon']} />
        <div className={styles['text']}>{children}</div>
      </div>
      {action && <div className={styles['actions']}>{action}</div>}
    </div>
  );
}
