import { memo } from 'react';
import { ColumnsArea } from '../columns/ColumnsArea';
import { FilterArea } from '../filter/FilterArea';
import { UnfitLayout } from '../layouts/UnfitLayout';
import { NameFinder } from './NameFinder';
import { RefusedOrder } from './RefusedOrder';
import { RestedRows } from './RestedRows';
import { TooLong } from './TooLong';

/** What stands between toolbar and list, or hangs over it. */
export const AboveList = memo(function AboveList() {
  return (
    <>
      <FilterArea />
      <TooLong />
      <RefusedOrder />
      <UnfitLayout />
      <NameFinder />
      <ColumnsArea />
      <RestedRows />
    </>
  );
});
