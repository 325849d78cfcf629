import { ColumnsArea } from '../columns/ColumnsArea';
import { FilterArea } from '../filter/FilterArea';

/** What stands between toolbar and list, or hangs over it. */
export function AboveList() {
  return (
    <>
      <FilterArea />
      <ColumnsArea />
    </>
  );
}
