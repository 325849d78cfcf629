import { useIntl } from 'react-intl';
import { KeyName } from './KeyName';
import styles from './KeySheet.module.css';
import { commandMessages } from './messages';

interface FixedKeyRowProps {
  words: string;
  /** Of the key. */
  name: string;
}

/** A command whose key is the one that everybody expects there. */
export function FixedKeyRow({ words, name }: FixedKeyRowProps) {
  const intl = useIntl();
  return (
    <li className={styles['row']}>
      <span className={styles['words']}>{words}</span>
      <span className={styles['fixed']}>{intl.formatMessage(commandMessages.fixedKey)}</span>
      <span className={styles['fixedKey']}>
        <KeyName name={name} />
      </span>
    </li>
  );
}
