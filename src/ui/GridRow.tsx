import { memo } from 'react';
import { RowPicture } from './RowPicture';

/** Renders again only when its own row, the columns or its marks change: typing elsewhere costs nothing. */
export const GridRow = memo(RowPicture);
