import type { ApiError } from '@/protocol/apiError';
import { globalData, type Tag, whenSaved } from './tags';

/**
 * As `whenSaved`, for what watches a list of issues. Refused because view, project or folder are gone, it proves that
 * the global data is stale, which these are chosen from: the form would offer them again and again.
 */
export function whenTargetSaved<Payload>(tagsOf: (payload: Payload) => readonly Tag[]) {
  const saved = whenSaved(tagsOf);
  const choices = whenSaved(() => globalData);
  return (answer: unknown, error: ApiError | undefined, payload: Payload): readonly Tag[] => [
    ...saved(answer, error, payload),
    ...(error ? choices(answer, error, undefined) : []),
  ];
}
