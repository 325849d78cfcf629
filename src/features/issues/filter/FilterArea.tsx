import { lazyCode } from '@/lib/lazyCode';
import { selectHasConditions } from '@/screen/issueList';
import { selectFilterEditor } from '@/screen/filterEdit';
import { useAppSelector } from '@/store/hooks';
import { lazyView } from '@/ui/lazyView';
import { PrintedTime } from '../list/PrintedTime';
import { FilterMissing } from './FilterMissing';
import { FoundWords } from './FoundWords';

// With the other editors of issues: a chunk of its own would be named in the first load.
const FilterBar = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "issue-edit" */ './FilterBar').then((module) => module.FilterBar),
  ),
  FilterMissing,
);

/** The conditions above the list, where there are any or one is being written, and what they find, marked in the rows. */
export function FilterArea() {
  const isShown = useAppSelector(
    (state) => selectHasConditions(state) || selectFilterEditor(state) !== null,
  );
  return (
    <>
      <FoundWords />
      <PrintedTime />
      {isShown && <FilterBar />}
    </>
  );
}
