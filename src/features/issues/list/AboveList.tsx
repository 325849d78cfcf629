import { memo } from 'react';
import { ColumnsArea } from '../columns/ColumnsArea';
import { FilterArea } from '../filter/FilterArea';

/** What stands between toolbar and list, or hangs over it. */
export const AboveList = memo(function AboveList() {
  return (
    <>
      <FilterArea />
      <ColumnsArea />
    </>
  );
});
