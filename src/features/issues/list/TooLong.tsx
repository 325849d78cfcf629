import { useIntl } from 'react-intl';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectHasConditions, selectIsLaidOut } from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import { useAppSelector } from '@/store/hooks';
import { selectIsTooLong } from '../filter/listFilter';
import { QuietNote } from './QuietNote';
import { wholeSentences } from './wholeMessages';

/** Why a list is a table in pages although it was to be something else; of conditions, their bar says it. */
export function TooLong() {
  const intl = useIntl();
  const isTooLong = useAppSelector(selectIsTooLong);
  const isWanted = useAppSelector(
    (state) =>
      selectIsLaidOut(state) || (selectLists(state) === 'whole' && !selectHasConditions(state)),
  );
  if (!isTooLong || !isWanted) return null;
  return <QuietNote>{intl.formatMessage(wholeSentences.inPages, { limit: WHOLE_LIST })}</QuietNote>;
}
