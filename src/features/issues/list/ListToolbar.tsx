import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { reloadRequested } from '@/screen/issueList';
import { useAppDispatch } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { ReloadIcon } from '@/ui/icons';
import { FolderDropdown } from './FolderDropdown';
import { ListMenu } from './ListMenu';
import styles from './ListToolbar.module.css';
import { ProjectDropdown } from './ProjectDropdown';
import { SearchBox } from './SearchBox';
import { TypeDropdown } from './TypeDropdown';
import { useSelectedIds } from './useSelectedIds';
import { ViewDropdown } from './ViewDropdown';

/** What the list is limited to. Without a type there is only one thing to choose (screens 8). */
export function ListToolbar() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const selected = useSelectedIds();

  return (
    <div className={styles['toolbar']}>
      <div className={styles['group']}>
        <TypeDropdown />
        {selected && <ViewDropdown selected={selected} />}
      </div>
      {selected && (
        <>
          <div className={styles['group']}>
            <ProjectDropdown selected={selected} />
            <FolderDropdown selected={selected} />
          </div>
          <div className={styles['searchGroup']}>
            <SearchBox typeId={selected.typeId} />
            <IconButton
              label={intl.formatMessage(commonMessages.reload)}
              icon={ReloadIcon}
              onClick={() => {
                dispatch(reloadRequested());
              }}
            />
            <ListMenu typeId={selected.typeId} />
          </div>
        </>
      )}
    </div>
  );
}
