import { createContext, type ReactNode, use, useState } from 'react';
import styles from './Announcements.module.css';

/** `isShown`: for some seconds in view as well, where nothing else on the screen says it. */
type Announce = (text: ReactNode, isShown?: boolean) => void;

interface News {
  text: ReactNode;
  isShown: boolean;
  count: number;
}

const AnnounceContext = createContext<Announce>(() => undefined);

/** Reads out what has just happened, also when the part of the screen that did it is gone by then. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/** Holds the region that is read out, around everything that may have something to say. */
export function Announcements({ children }: { children: ReactNode }) {
  const [news, setNews] = useState<News>({ text: '', isShown: false, count: 0 });
  const [announce] = useState((): Announce => (text, isShown = false) => {
    setNews(({ count }) => ({ text, isShown, count: count + 1 }));
  });
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={styles['news']} data-shown={news.isShown} role="status">
        {/* A new element is read out even if it says the same again. */}
        <span key={news.count}>{news.text}</span>
      </div>
    </AnnounceContext>
  );
}
