import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { selectListedName } from '@/lists/listPlace';
import { useAppSelector } from '@/store/hooks';
import { statusSentences } from '../list/statusMessages';
import styles from './DragGhost.module.css';

interface DragGhostProps {
  ref: RefObject<HTMLDivElement | null>;
  issueIds: readonly number[];
}

/** What follows the pointer while cards are dragged: the name of the card, or how many there are. */
export function DragGhost({ ref, issueIds }: DragGhostProps) {
  const intl = useIntl();
  const [first] = issueIds;
  const name = useAppSelector((state) =>
    first === undefined ? null : selectListedName(state, first),
  );
  return (
    <div className={styles['ghost']} ref={ref} aria-hidden="true" hidden={first === undefined}>
      {issueIds.length > 1
        ? intl.formatMessage(statusSentences.statusCount, { total: issueIds.length })
        : name}
    </div>
  );
}
