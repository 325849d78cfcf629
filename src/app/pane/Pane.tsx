import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectMainPath } from '@/screen/navigation';
import { paneResized, selectPaneSide, selectPaneSize } from '@/screen/workspace';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LiveRegion } from '@/ui/LiveRegion';
import { ShownContext } from '@/ui/ShownContext';
import { stopFollowing } from '@/windows/followCursor';
import type { OpenWindow } from '@/windows/openWindow';
import { WindowView } from '../window/WindowView';
import { paneMessages } from './messages';
import styles from './Pane.module.css';
import { findCurrentRow } from './paneFocus';
import { PaneSeparator } from './PaneSeparator';
import { paneBounds, paneSize } from './paneSize';
import { usePaneKeys } from './usePaneKeys';
import { useRoom } from './useRoom';

interface PaneProps {
  matched: OpenWindow;
  /** A window lies over list and pane. */
  isCovered: boolean;
}

/** The issue that stands beside the list or below it, and the line between the two (decision 036). */
export function Pane({ matched, isCovered }: PaneProps) {
  return (
    <ShownContext value={!isCovered}>
      <PaneRegion matched={matched} />
    </ShownContext>
  );
}

function PaneRegion({ matched }: { matched: OpenWindow }) {
  const dispatch = useAppDispatch();
  const mainPath = useAppSelector(selectMainPath) ?? '';
  const side = useAppSelector(selectPaneSide);
  const chosen = useAppSelector(selectPaneSize);
  const room = useRoom(side);
  const [dragged, setDragged] = useState<number | null>(null);
  const scrollMemory = useRef(new Map<string, number>());
  const paneId = useId();
  const size = paneSize(side, room, dragged ?? chosen);
  const { min, max } = paneBounds(side, room);

  usePaneKeys();
  useEffect(() => stopFollowing, []);

  // External system: the scroll position of the list, which shows the row of what is shown.
  useEffect(() => {
    findCurrentRow()?.scrollIntoView({ block: 'nearest' });
  }, [matched.identity]);

  return (
    <aside className={styles['beside']}>
      <PaneSeparator
        side={side}
        size={size}
        min={min}
        max={max}
        paneId={paneId}
        onDrag={setDragged}
        onResize={(wanted) => {
          dispatch(paneResized(wanted));
        }}
      />
      <div className={styles['pane']} id={paneId} style={{ flexBasis: size }}>
        <OpenedAnnouncement />
        {/* One window for all issues: most of the next is like the one before, and only what differs is drawn anew. */}
        <WindowView matched={matched} scrollMemory={scrollMemory} isPane closePath={mainPath} />
      </div>
    </aside>
  );
}

/** Says once that there is a pane, and how to get there: the focus stays in the list. */
function OpenedAnnouncement() {
  const intl = useIntl();
  const [isHeard, setIsHeard] = useState(false);

  // External system: a screen reader, which has to know the region before its text changes.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setIsHeard(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);

  return <LiveRegion message={isHeard ? intl.formatMessage(paneMessages.opened) : ''} />;
}
