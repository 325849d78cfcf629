import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import type { UndoOffer } from '@/screen/issueView';
import { endUndo, UNDO_TIME } from '@/screen/undo';
import { useAppDispatch } from '@/store/hooks';
import { commandTable } from './commandTable';
import { commandMessages } from './messages';
import styles from './UndoBar.module.css';
import { useClearOfButtons } from './useClearOfButtons';

const undo = commandTable.find(({ id }) => id === 'issue.undo');

const nothing = { kind: 'nothing' } as const;

/** Who is at it is given as long again, in ms. */
const patience = 2_000;

/** Says for some seconds that a change was saved, and takes it back. */
export function UndoBar({ offer }: { offer: UndoOffer }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  useClearOfButtons(bar);

  // External system: the clock.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function end() {
      if (bar.current?.matches(':hover, :focus-within')) timer = setTimeout(end, patience);
      else dispatch(endUndo(offer));
    }
    timer = setTimeout(end, Math.max(0, offer.at + UNDO_TIME - Date.now()));
    return () => {
      clearTimeout(timer);
    };
  }, [offer, dispatch]);

  return (
    <div className={styles['bar']} ref={bar} role="status">
      <span>{intl.formatMessage(commandMessages.changeSaved)}</span>
      {undo && <CommandButton command={undo} target={nothing} />}
    </div>
  );
}
