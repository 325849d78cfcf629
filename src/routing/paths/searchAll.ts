import { issuePaths } from './issues';
import { type ListSearch, searchQuery } from './lists';

/** Where all types are searched; null for a search that one has yet to type. */
export function searchAllUrl(search: ListSearch | null): string {
  return issuePaths.searchAll.url({}) + (search ? `?${searchQuery(search)}` : '');
}
