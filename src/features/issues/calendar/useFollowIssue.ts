import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useCommandContext } from '@/commands/useCommandContext';
import { addGrid } from '@/ui/bringRow';
import { selectPaneIssueId } from '@/windows/openWindows';
import { dateUrl, datesInList } from './calendarState';
import { barDays } from './timelineModel';

/**
 * Whoever goes to an issue that lies on another page of the calendar gets that page, unless an issue stands beside the
 * list: that would go.
 *
 * @param ids - the issues on screen
 */
export function useFollowIssue(ids: readonly number[]): void {
  const { getState, go } = useCommandContext();

  // External system: who goes to issues from outside.
  useEffect(() => {
    return addGrid((key) => {
      const issueId = Number(key);
      const state = getState();
      if (ids.includes(issueId) || selectPaneIssueId(state) !== null) return;
      const dates = datesInList(state, issueId);
      const day = dates && barDays(dates.shown)?.first;
      if (!day) return;
      flushSync(() => {
        go(dateUrl(state, { day }), { replace: true });
      });
    });
  }, [ids, getState, go]);
}
