import { lazy, Suspense } from 'react';
import { selectIsChoosingColumns } from '@/screen/columnsEdit';
import { useAppSelector } from '@/store/hooks';
import styles from './ColumnsPanel.module.css';
import { HeaderMenu } from './HeaderMenu';

const ColumnsPanel = lazy(() =>
  import(/* webpackChunkName: "issue-edit" */ './ColumnsPanel').then((module) => ({
    default: module.ColumnsPanel,
  })),
);

/** What hangs over the list: the menu of a caption, and the columns to choose from. */
export function ColumnsArea() {
  const isOpen = useAppSelector(selectIsChoosingColumns);
  return (
    <>
      <HeaderMenu />
      <Suspense>
        {isOpen && (
          <div className={styles['place']}>
            <ColumnsPanel />
          </div>
        )}
      </Suspense>
    </>
  );
}
