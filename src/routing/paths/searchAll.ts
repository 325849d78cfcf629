import { issuePaths } from './issues';
import { searchQuery } from './listUrls';
import { type ListSearch } from './lists';

/** Where all types are searched; null for a search that one has yet to type. */
export function searchAllUrl(search: ListSearch | null): string {
  return issuePaths.searchAll.url({}) + (search ? `?${searchQuery(search)}` : '');
}
