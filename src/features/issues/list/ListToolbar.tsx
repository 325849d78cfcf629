import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { lazyCode } from '@/lib/lazyCode';
import { selectIsNarrowed, selectSearch } from '@/screen/issueList';
import { selectIsUnfolded, unfold } from '@/screen/unfolding';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { IconButton } from '@/ui/IconButton';
import { FilterIcon } from '@/ui/icons';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { lazyView } from '@/ui/lazyView';
import { FolderDropdown } from './FolderDropdown';
import { reloadList } from './listCommands';
import { ListMenu } from './ListMenu';
import styles from './ListToolbar.module.css';
import { listMessages } from './messages';
import { ProjectDropdown } from './ProjectDropdown';
import { SearchBox } from './SearchBox';
import { TypeDropdown } from './TypeDropdown';
import { useSelectedIds } from './useSelectedIds';
import { ViewDropdown } from './ViewDropdown';

// Phones alone show it, after a press.
const SortMenu = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "parts" */ './SortMenu').then((module) => module.SortMenu),
  ),
  () => <LazyErrorText error={{ kind: 'network' }} />,
);

/** Made once: what the list is limited to does not concern it. */
const reloadButton = (
  <CommandButton
    className={styles['reload']}
    command={reloadList}
    target={{ kind: 'list' }}
    isIconOnly
  />
);
const moreMenu = (
  <div className={styles['more']}>
    <ListMenu />
  </div>
);

/**
 * What the list is limited to. Without a type there is only one thing to choose (screens 8). On a phone type and view
 * stay, and a button with a dot, for a list that is limited further, unfolds the rest.
 */
export function ListToolbar() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const selected = useSelectedIds();
  const isNarrowed = useAppSelector(selectIsNarrowed);
  // Conditions are seen below it; what is searched for is not.
  const isUnfolded = useAppSelector(
    (state) => selectIsUnfolded(state, 'limits') ?? selectSearch(state) !== null,
  );
  const isLimited = isNarrowed || (selected !== null && selected.projectId !== null);
  const restId = useId();

  return (
    <div className={classNames(styles['toolbar'], !isUnfolded && styles['folded'])}>
      <div className={styles['group']}>
        <TypeDropdown />
        {selected && <ViewDropdown />}
      </div>
      {selected && (
        <>
          <IconButton
            className={classNames(styles['unfold'], isLimited && styles['limited'])}
            label={intl.formatMessage(isLimited ? listMessages.refineLimited : listMessages.refine)}
            icon={FilterIcon}
            aria-expanded={isUnfolded}
            aria-controls={restId}
            onClick={() => {
              dispatch(unfold('limits', !isUnfolded));
            }}
          />
          <div className={classNames(styles['group'], styles['places'])} id={restId}>
            <ProjectDropdown />
            <FolderDropdown selected={selected} />
            <div className={styles['order']}>{isUnfolded && <SortMenu />}</div>
          </div>
          <div className={styles['searchGroup']}>
            <SearchBox typeId={selected.typeId} />
            {reloadButton}
            {moreMenu}
          </div>
        </>
      )}
    </div>
  );
}
