import { useIntl } from 'react-intl';
import { readListStatus, type ListStatus } from '@/lib/issueList/listStatus';
import { selectListArg } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectIsWhole, selectListError, selectShownArg, selectShownList } from '@/lists/listView';
import { statusText } from './statusText';
import { wholeParts } from './wholeParts';

/** What the list says about itself, as facts and as text. It speaks of the page shown, not of one still loading. */
export function useListStatus(): { status: ListStatus; text: string } {
  const intl = useIntl();
  const hasType = useAppSelector((state) => selectListArg(state) !== null);
  const hasFailed = useAppSelector((state) => selectListError(state) !== null);
  const total = useAppSelector((state) => selectShownList(state)?.totalCount ?? null);
  const offset = useAppSelector((state) => selectShownArg(state)?.offset ?? 0);
  const isWhole = useAppSelector(selectIsWhole);
  const ofFilter = useAppSelector((state) => wholeParts.statusOf?.(state, intl));
  const status = readListStatus({ hasType, hasFailed, total, offset, isWhole });
  return { status, text: ofFilter ?? statusText(status, intl) };
}
