import { useAppSelector } from '@/store/hooks';
import type { ScreenQuery } from './screenQuery';

/**
 * The answer to a query that the page around has declared: a page is shown only when all of them have answered.
 *
 * @throws when the page did not declare the query
 * @example const { details } = useLoaded(projectQuery({ projectId }));
 */
export function useLoaded<Result>(query: ScreenQuery<Result>): Result {
  const data = useIfLoaded(query);
  if (data === undefined) throw new Error('A page reads a query that it does not declare.');
  return data;
}

/** The same for what a page asks for while it is shown already, as the source of a text that one begins to edit. */
export function useIfLoaded<Result>(query: ScreenQuery<Result>): Result | undefined {
  return useAppSelector((state) => query.select(state).data);
}
