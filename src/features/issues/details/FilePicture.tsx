import { useState } from 'react';
import { isImageName } from '@/lib/fileNames';
import { FileKindIcon } from '@/ui/FileKindIcon';
import styles from './FilePicture.module.css';

interface FilePictureProps {
  name: string;
  /** Where the content is. */
  src: string;
  /** Where it is shown as large as it fits. */
  href: string;
}

/** The server has no small versions of images: what is larger is only loaded when somebody wants to see it. */
const MAX_SIZE = 4 * 1024 * 1024;

/** Whether a file is worth a picture in the history. */
export function hasPicture({ name, size }: { name: string; size: number }): boolean {
  return isImageName(name) && size <= MAX_SIZE;
}

/**
 * An attached image. Its box is the same for all, so that nothing moves when it comes; the link with its name, right
 * above, leads where a click on it does.
 */
export function FilePicture({ name, src, href }: FilePictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <a className={styles['box']} href={href} tabIndex={-1} aria-hidden="true">
      {hasFailed ? (
        <FileKindIcon name={name} />
      ) : (
        <img
          className={styles['picture']}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => {
            setHasFailed(true);
          }}
        />
      )}
    </a>
  );
}
