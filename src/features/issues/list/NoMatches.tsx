import { useIntl } from 'react-intl';
import { listUrl } from '@/routing/paths/lists';
import { useGo } from '@/routing/useGo';
import { selectListFilters, selectWhere } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { noMatchesMessages } from './noMatchesMessages';

/** What stands in place of the rows where a search, or conditions above the list, find nothing. */
export function NoMatches() {
  const intl = useIntl();
  const go = useGo();
  const filters = useAppSelector(selectListFilters);
  const isFiltered = useAppSelector(selectWhere) !== '';
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            go(listUrl(filters));
          }}
        >
          {intl.formatMessage(noMatchesMessages.showAll)}
        </Button>
      }
    >
      {intl.formatMessage(isFiltered ? noMatchesMessages.noneMeets : noMatchesMessages.noMatches)}
    </EmptyState>
  );
}
