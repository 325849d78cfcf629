import { useIntl } from 'react-intl';
import { listUrl } from '@/routing/paths/listUrls';
import { joinShape, splitShape } from '@/routing/paths/listShape';
import { useGo } from '@/routing/useGo';
import {
  selectHasConditions,
  selectListFilters,
  selectShape,
  selectWrittenSort,
} from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { noMatchesMessages } from './noMatchesMessages';

/** What stands in place of the rows where a search, or conditions above the list, find nothing. */
export function NoMatches() {
  const intl = useIntl();
  const go = useGo();
  const filters = useAppSelector(selectListFilters);
  const isFiltered = useAppSelector(selectHasConditions);
  const { as } = splitShape(useAppSelector(selectShape));
  const sort = useAppSelector(selectWrittenSort);
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            go(listUrl(filters, null, joinShape({ where: '', as }), sort));
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
