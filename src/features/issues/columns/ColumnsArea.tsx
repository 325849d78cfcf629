import { missingPart } from '@/commands/missingPart';
import { lazyCode } from '@/lib/lazyCode';
import { chooseColumns, selectIsChoosingColumns } from '@/screen/columnsEdit';
import { useAppSelector } from '@/store/hooks';
import { lazyView } from '@/ui/lazyView';
import styles from './ColumnsPanel.module.css';
import { HeaderMenu } from './HeaderMenu';
import { useCaptionDrag } from './useCaptionDrag';

const ColumnsPanel = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-edit" */ './ColumnsPanel').then(
      (module) => module.ColumnsPanel,
    ),
  ),
  missingPart(({ dispatch }) => {
    dispatch(chooseColumns(false));
  }),
);

/** What hangs over the list: the menu of a caption, and the columns to choose from. Captions can be dragged with it. */
export function ColumnsArea() {
  const isOpen = useAppSelector(selectIsChoosingColumns);
  useCaptionDrag();
  return (
    <>
      <HeaderMenu />
      {isOpen && (
        <div className={styles['place']}>
          <ColumnsPanel />
        </div>
      )}
    </>
  );
}
