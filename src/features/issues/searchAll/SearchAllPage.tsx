import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { CommandButton } from '@/commands/CommandButton';
import { screenMessages } from '@/i18n/screenMessages';
import { selectIsSearchStopped } from '@/screen/searchStop';
import { useAppSelector } from '@/store/hooks';
import { withRouter } from '@/windows/AddressRouter';
import { definePage } from '@/windows/windowPage';
import { detailsSentences } from '../details/messages';
import { placeSentences } from '../details/placeMessages';
import { searchAllMessages } from '../list/searchAllMessages';
import { noMatchesMessages } from '../list/noMatchesMessages';
import { statusSentences } from '../list/statusMessages';
import { FoundInType } from './FoundInType';
import { resumeSearchAll, retrySearchAll, stopSearchAll } from './progressCommands';
import styles from './SearchAll.module.css';
import { SearchAllForm } from './SearchAllForm';
import {
  searchAllQueries,
  selectAreTypesKnown,
  selectSearchAll,
  selectSearchedTypes,
  selectSearchProgress,
} from './searchAllTypes';

const nothing = { kind: 'nothing' } as const;

/** Issues of all types by what they have in common (screens 8.7). */
export const page = definePage<object>({
  queries: ({ state }) => searchAllQueries(state),
  isReady: ({ state }) => selectAreTypesKnown(state),
  title: () => ({ message: searchAllMessages.searchAll }),
  Page: withRouter(SearchAllPage),
});

function SearchAllPage() {
  const search = useAppSelector(selectSearchAll);
  const types = useAppSelector(selectSearchedTypes);
  return (
    <>
      <SearchAllForm search={search} />
      <SearchStatus />
      {search &&
        types.map((type) => <FoundInType key={type.question.typeId} type={type} search={search} />)}
    </>
  );
}

/** How far the search is, and what it has found in the end or until it was stopped, which is read out. */
function SearchStatus() {
  const intl = useIntl();
  const { total, settled, refused, found } = useAppSelector(selectSearchProgress, shallowEqual);
  const isStopped = useAppSelector(selectIsSearchStopped);
  const isOver = settled === total;
  const place = intl.formatMessage(placeSentences.place, { position: settled, total });
  const label = intl.formatMessage(screenMessages.issueTypes);
  const count = intl.formatMessage(statusSentences.statusCount, { total: found });
  const inVain = refused === 0 ? noMatchesMessages.noMatches : null;
  return (
    <div className={styles['status']}>
      {!isOver && !isStopped && (
        <>
          <progress aria-label={place} value={settled} max={total} />
          <span>{place}</span>
        </>
      )}
      <div role="status">
        {isStopped && !isOver && (
          <>
            <span>{intl.formatMessage(detailsSentences.newValue, { label, to: place })}</span>{' '}
            <span className={styles['sum']}>{count}</span>
          </>
        )}
        {total > 0 && isOver && (found > 0 ? count : inVain && intl.formatMessage(inVain))}
      </div>
      {/* One button, which keeps the focus. */}
      <CommandButton command={isStopped ? resumeSearchAll : stopSearchAll} target={nothing} />
      <CommandButton command={retrySearchAll} target={nothing} />
    </div>
  );
}
