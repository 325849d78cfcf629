import { issues } from '@/entities/issues';
import { matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import type { AppStore } from '@/store/setupStore';

interface SavedForm {
  issueId: number;
  /** That of what was saved. */
  stampId: number;
  /** Where the form stood. */
  formPath: string;
  /** How long to wait for it, in ms. */
  patience: number;
}

/**
 * Until an issue is on screen with what a form has saved; false where something else is by then, or it does not come, as
 * where its load fails.
 */
export function untilShown(
  { getState, subscribe }: Pick<AppStore, 'getState' | 'subscribe'>,
  { issueId, stampId, formPath, patience }: SavedForm,
): Promise<boolean> {
  /** Undefined as long as nothing is certain. */
  function look(): boolean | undefined {
    const path = selectPath(getState());
    const isOpen = matchIssue(path)?.issueId === issueId;
    const stamp = issues.selectById(getState(), issueId)?.details.stamp ?? 0;
    if (isOpen) return stamp >= stampId || undefined;
    return path === formPath ? undefined : false;
  }
  return new Promise((resolve) => {
    const stop = subscribe(tell);
    const timer = setTimeout(end, patience, false);
    function end(isShown: boolean) {
      stop();
      clearTimeout(timer);
      resolve(isShown);
    }
    function tell() {
      const isShown = look();
      if (isShown !== undefined) end(isShown);
    }
    tell();
  });
}
