import styles from './Kbd.module.css';

interface KbdProps {
  /** The key as it is written on the keyboard. */
  children: string;
}

/** A key to press. */
export function Kbd({ children }: KbdProps) {
  return <kbd className={styles['key']}>{children}</kbd>;
}
