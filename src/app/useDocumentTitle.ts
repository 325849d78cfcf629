import { useEffect } from 'react';
import { selectServerName } from '@/entities/session';
import { afterPaint } from '@/lib/afterPaint';
import { harmlessName } from '@/lib/bidiControls';
import { useAppSelector } from '@/store/hooks';

/**
 * Names what is on screen, then the server (screens 6).
 *
 * @param title null keeps the title as it is, which is what happens while a window is still loading
 */
export function useDocumentTitle(title: string | null): void {
  const serverName = useAppSelector(selectServerName);

  // External system: the document's title, which the browser passes on to other processes; the picture comes first.
  useEffect(() => {
    if (title === null) return undefined;
    return afterPaint(() => {
      document.title = harmlessName(title === '' ? serverName : `${title} | ${serverName}`);
    });
  }, [title, serverName]);
}
