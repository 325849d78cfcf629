import { isImageName } from '@/lib/fileNames';
import { FileKindIcon } from '@/ui/FileKindIcon';
import styles from './FileMark.module.css';

interface FileMarkProps {
  name: string;
  /** Bytes. */
  size: number;
  href: string;
}

/** The server has no small versions of images: larger ones are not worth loading for a picture of 40 px. */
const THUMBNAIL_MAX_SIZE = 512 * 1024;

/** What a file looks like: a small picture of an image, else the kind. The name beside it says the same in words. */
export function FileMark({ name, size, href }: FileMarkProps) {
  const hasThumbnail = isImageName(name) && size <= THUMBNAIL_MAX_SIZE;
  return (
    <span className={styles['mark']}>
      {hasThumbnail ? (
        <img className={styles['thumbnail']} src={href} alt="" loading="lazy" decoding="async" />
      ) : (
        <FileKindIcon name={name} />
      )}
    </span>
  );
}
