import styles from './KeySheet.module.css';
import { keyParts } from './keyParts';

/** A key as it stands on the keyboard: `Ctrl` `K`, or `G` then `I`. */
export function KeyName({ name }: { name: string }) {
  return keyParts(name).map((press, index) => (
    <kbd key={index} className={styles['key']}>
      {press}
    </kbd>
  ));
}
