import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import { firstRowNumber } from './gridRows';

/** Holds the place of a row that is on its way. */
export function MissingRow({ index }: { index: number }) {
  return (
    <div
      className={classNames(styles['row'], styles['bodyRow'])}
      role="row"
      aria-rowindex={index + firstRowNumber}
    >
      <div className={styles['nameCell']} role="cell" />
    </div>
  );
}
