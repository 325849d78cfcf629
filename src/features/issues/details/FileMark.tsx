import { FileKindIcon } from '@/ui/FileKindIcon';
import styles from './FileMark.module.css';

/** What kind of file it is. The name beside it says the same in words. */
export function FileMark({ name }: { name: string }) {
  return (
    <span className={styles['mark']}>
      <FileKindIcon name={name} />
    </span>
  );
}
