import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { Panel } from '@/ui/Panel';
import { FieldColumns } from './FieldColumns';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title: MessageDescriptor;
  /** What the fields are about. */
  note?: MessageDescriptor;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a heading. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(title)}>
      <FieldColumns>
        {note && <p className={styles['note']}>{intl.formatMessage(note)}</p>}
        {children}
      </FieldColumns>
    </Panel>
  );
}
