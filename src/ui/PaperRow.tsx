import { memo } from 'react';
import { RowPicture, type RowPictureProps } from './RowPicture';

/** A row on paper. It leads nowhere: a browser goes through all links of the page for each sheet. */
export const PaperRow = memo(function PaperRow(props: RowPictureProps) {
  return <RowPicture {...props} rowHref={undefined} />;
});
