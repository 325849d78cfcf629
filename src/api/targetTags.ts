import type { ApiError } from '@/protocol/apiError';
import type { Tag, TagsOf } from './tags';
import { globalData, whenSaved } from './whenSaved';

/**
 * As `whenSaved`, for what watches a list of issues. Refused because view, project or folder are gone, it proves that
 * the global data is stale, which these are chosen from: the form would offer them again and again.
 */
export function whenTargetSaved<Payload>(tags: TagsOf<Payload>) {
  const saved = whenSaved(tags);
  const choices = whenSaved(globalData);
  return (answer: unknown, error: ApiError | undefined, payload: Payload): readonly Tag[] => [
    ...saved(answer, error, payload),
    ...(error ? choices(answer, error, undefined) : []),
  ];
}
