import { createContext, type ReactNode, use, useState } from 'react';
import styles from './VisuallyHidden.module.css';

const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Reads out what has just happened, also when the part of the screen that did it is gone by then. */
export function useAnnounce(): (text: string) => void {
  return use(AnnounceContext);
}

/** Holds the region that is read out, around everything that may have something to say. */
export function Announcements({ children }: { children: ReactNode }) {
  const [news, setNews] = useState({ text: '', count: 0 });
  const [announce] = useState(() => (text: string) => {
    setNews(({ count }) => ({ text, count: count + 1 }));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={styles['hidden']} role="status">
        {/* A new element is read out even if it says the same again. */}
        <span key={news.count}>{news.text}</span>
      </div>
    </AnnounceContext>
  );
}
