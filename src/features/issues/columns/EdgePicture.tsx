import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import type { GridColumn } from '@/ui/gridColumn';
import type { GridEdgeProps } from '@/ui/GridHeader';
import styles from './ColumnEdge.module.css';
import { widthLimits } from './columnWidths';
import { edgeSentences } from './edgeMessages';

/** What a column without a chosen width is told to have until it is looked at, in px for a digit. */
const digit = 8;

interface EdgePictureProps extends ComponentPropsWithRef<'div'> {
  column: GridColumn<never>;
  /** In px, as it was measured; null before. */
  measured: number | null;
}

/** The width of a column as it is told, in px. */
export function toldWidth({ width, chars = 0 }: GridColumn<never>, measured: number | null) {
  return Number.parseFloat(width ?? '') || (measured ?? chars * digit);
}

/** The end of a caption as it is seen and told of. */
export function EdgePicture({ column, measured, ...acts }: EdgePictureProps) {
  const intl = useIntl();
  const width = toldWidth(column, measured);
  // A separator that takes the focus is a widget (ARIA 1.2).
  const widget = { role: 'separator', tabIndex: -1, ...acts };
  return (
    <div
      {...widget}
      className={styles['edge']}
      data-column={column.key}
      aria-label={intl.formatMessage(edgeSentences.widthOf, { name: column.title })}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={widthLimits.min}
      aria-valuemax={widthLimits.max}
      aria-valuetext={`${String(width)} px`}
    />
  );
}

/** The same before there is what it does. */
export function IdleEdge({ column }: GridEdgeProps) {
  return <EdgePicture column={column} measured={null} />;
}
