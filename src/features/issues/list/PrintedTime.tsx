import { FormattedDate, useIntl } from 'react-intl';
import { selectDrawnList, selectIsWhole } from '@/lists/listView';
import { useAppSelector } from '@/store/hooks';
import { usePrinting } from '@/ui/usePrinting';
import styles from './PrintedTime.module.css';
import { statusSentences } from './statusMessages';

/** When a list on paper was so, and which part of it, while the rest is on its way: between its name and its conditions. */
export function PrintedTime() {
  const intl = useIntl();
  const total = useAppSelector((state) => selectDrawnList(state)?.totalCount ?? 0);
  const there = useAppSelector((state) => selectDrawnList(state)?.issues.length ?? 0);
  const isCut = useAppSelector(selectIsWhole) && there < total;
  const at = usePrinting();

  return (
    at && (
      <p className={styles['time']}>
        <FormattedDate value={at} dateStyle="long" timeStyle="short" />
        {isCut && (
          <>
            {' · '}
            {intl.formatMessage(statusSentences.statusRange, { first: 1, last: there, total })}
          </>
        )}
      </p>
    )
  );
}
