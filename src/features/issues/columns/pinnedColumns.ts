import { weakMapMemoize } from '@reduxjs/toolkit';
import type { CSSProperties } from 'react';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { classNames } from '@/ui/classNames';
import type { GridColumn } from '@/ui/gridColumn';
import { sumOf } from '@/ui/gridLayout';
import styles from './pinnedColumns.module.css';

type Columns = readonly GridColumn<ListRow>[];

/** The columns of the list, of which those pinned stay in view behind the name; the same for the same. */
export const pinnedColumns = weakMapMemoize((columns: Columns): Columns => {
  const pinned = columns.filter(({ isPinned }) => isPinned);
  if (pinned.length === 0) return columns;
  const allPins = sumOf(pinned);
  const nameIndex = columns.findIndex(({ isName }) => isName);
  return columns.map((column, index) => {
    if (index <= nameIndex) return column;
    const place = pinned.indexOf(column);
    const isLast = place === pinned.length - 1;
    // Properties of the styles are not known to the types of React.
    const style = {
      ...column.style,
      '--pins': place < 0 ? allPins : sumOf(pinned.slice(0, place)),
      '--all-pins': allPins,
    } as CSSProperties;
    const className =
      place < 0 ? styles['beside'] : classNames(styles['pinned'], isLast && styles['last']);
    return { ...column, style, className };
  });
});
