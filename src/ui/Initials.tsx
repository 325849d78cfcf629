import { initials } from '@/lib/initials';
import { steadyHue } from '@/lib/steadyHue';
import styles from './Tint.module.css';

/** Beside the name of a person, which says all that this does: neither heard, nor found or copied with it. */
export function Initials({ name }: { name: string }) {
  return (
    <span
      className={styles['initials']}
      data-tint={steadyHue(name)}
      data-initials={initials(name)}
      aria-hidden="true"
    />
  );
}
