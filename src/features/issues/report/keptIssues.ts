/**
 * What was loaded for a report, put away until it is written: as files of the browser, which holds them outside of the
 * memory of the page.
 */
import { isImageName } from '@/lib/fileNames';
import { ChangeType } from '@/protocol/enums';
import type { LoadedIssue } from '@/protocol/issues';

/** An issue that was put away, with what is asked of all of them at once. */
export interface KeptIssue {
  content: Blob;
  /** The numbers of its comments and files. */
  items: readonly number[];
  /** Its files that are pictures. */
  pictures: readonly { id: number; name: string; size: number }[];
}

/** Puts an issue away. */
export function keepIssue(loaded: LoadedIssue): KeptIssue {
  const { history = [] } = loaded;
  const files = history.filter((entry) => entry.type === ChangeType.fileAdded);
  return {
    content: new Blob([JSON.stringify(loaded)]),
    items: history.map(({ id }) => id),
    pictures: files
      .filter(({ name }) => isImageName(name))
      .map(({ id, name, size }) => ({ id, name, size })),
  };
}

/** The issue as it was loaded. */
export async function readIssue({ content }: KeptIssue): Promise<LoadedIssue> {
  return JSON.parse(await content.text()) as LoadedIssue;
}
