/** Commands between a list and the issue beside it: the keys that lead from one to the other. */
import { type Command, defineCommand } from '@/commands/command';
import { matchIssue } from '@/routing/paths/issues';
import { selectMainPath, selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { selectPaneIssueId } from '@/windows/openWindows';
import { paneMessages } from './messages';
import { focusList, focusPane, isInPane } from './paneFocus';

/** An issue stands beside the list, and nothing lies over both: what does has an address of its own. */
function isAtHand(state: RootState): boolean {
  return selectPaneIssueId(state) !== null && matchIssue(selectPath(state)) !== null;
}

const shared = { on: 'nothing', group: 'issue', appliesTo: isAtHand } as const;

const switchPlace: Command = {
  ...defineCommand({
    ...shared,
    id: 'pane.switch',
    message: paneMessages.switchPlace,
    key: 'F6',
    run: () => {
      if (isInPane()) focusList();
      else focusPane();
    },
  }),
  worksInFields: true,
};

/** Enter on the row of the issue that is shown, which is a press on its link. */
export const enterPane: Command = {
  ...defineCommand({
    ...shared,
    id: 'pane.enter',
    message: paneMessages.enter,
    key: 'Enter',
    run: focusPane,
  }),
  isFixed: true,
};

export const leavePane: Command = {
  ...defineCommand({
    ...shared,
    id: 'pane.leave',
    message: paneMessages.leave,
    key: 'Escape',
    run: ({ getState, go }) => {
      if (isInPane()) focusList();
      else go(selectMainPath(getState()) ?? '');
    },
  }),
  isFixed: true,
};

export const paneCommands: readonly Command[] = [switchPlace, enterPane, leavePane];
