import { useIntl } from 'react-intl';
import { Chip } from '@/ui/Chip';
import { Initials } from '@/ui/Initials';
import { filterMessages } from '../filter/messages';
import styles from './Board.module.css';
import type { AxisAttribute } from './boardModel';

/** What a value of an attribute is called, be it none. */
export function useValueName(): (value: string) => string {
  const intl = useIntl();
  return (value) => (value === '' ? intl.formatMessage(filterMessages.empty) : value);
}

/** The value of a column or a lane in the hue that it has everywhere. */
export function ValueName({ attribute, value }: { attribute: AxisAttribute; value: string }) {
  const nameOf = useValueName();
  if (value === '') return <span className={styles['none']}>{nameOf(value)}</span>;
  if (attribute.type !== 'USER') return <Chip text={value}>{nameOf(value)}</Chip>;
  return (
    <bdi>
      <Initials name={value} />
      {nameOf(value)}
    </bdi>
  );
}
