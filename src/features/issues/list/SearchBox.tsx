import { listUrl } from '@/routing/paths/listUrls';
import { selectListFilters } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { SearchForm } from './SearchForm';

/** The search box of the list; other filters give a new, empty one. */
export function SearchBox({ typeId }: { typeId: number }) {
  const filters = useAppSelector(selectListFilters);
  return <SearchForm key={listUrl(filters)} filters={filters} typeId={typeId} />;
}
