import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { readListStatus, type ListStatus } from '@/lib/issueList/listStatus';
import { selectListArg } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListError, selectShownArg, selectShownList } from '@/lists/listView';
import { listMessages, listSentences } from './messages';

/** What the list says about itself, as facts and as text. It speaks of the page shown, not of one still loading. */
export function useListStatus(): { status: ListStatus; text: string } {
  const intl = useIntl();
  const hasType = useAppSelector((state) => selectListArg(state) !== null);
  const hasFailed = useAppSelector((state) => selectListError(state) !== null);
  const total = useAppSelector((state) => selectShownList(state)?.totalCount ?? null);
  const offset = useAppSelector((state) => selectShownArg(state)?.offset ?? 0);
  const status = readListStatus({ hasType, hasFailed, total, offset });

  switch (status.kind) {
    case 'noType':
      return { status, text: intl.formatMessage(listMessages.statusNoType) };
    case 'failed':
      return { status, text: '' };
    case 'loading':
      return { status, text: intl.formatMessage(commonMessages.loading) };
    case 'none':
      return { status, text: intl.formatMessage(listMessages.statusNone) };
    case 'count':
      return {
        status,
        text: intl.formatMessage(listSentences.statusCount, { total: status.total }),
      };
    case 'range': {
      const { first, last, total: all } = status;
      return {
        status,
        text: intl.formatMessage(listSentences.statusRange, { first, last, total: all }),
      };
    }
  }
}
