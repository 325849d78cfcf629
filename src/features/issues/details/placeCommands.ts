/** Where an issue is read. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { selectListArg } from '@/screen/issueList';
import { type PaneSide, placeChosen, selectIsWide, selectPaneSide } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import { PaneBelowIcon, PaneBesideIcon, WindowIcon } from '@/ui/icons';
import { selectPaneIssueId } from '@/windows/openWindows';
import { endWholePage } from '@/windows/wholePage';
import { placeMessages } from './placeMessages';

/** A pane needs a wide screen, and a list to stand next to. */
const canHavePane = (state: RootState) => selectIsWide(state) && selectListArg(state) !== null;

const isInPane = (state: RootState) => selectPaneIssueId(state) !== null;

/** Also of an issue that is on the whole page for once. */
function showInPane({ dispatch }: CommandContext, side: PaneSide): void {
  dispatch(placeChosen(side));
  dispatch(endWholePage());
}

const showBeside = defineCommand({
  id: 'issue.showBeside',
  on: 'issue',
  message: placeMessages.showBeside,
  icon: PaneBesideIcon,
  group: 'issue',
  appliesTo: (state) => canHavePane(state) && !(isInPane(state) && selectPaneSide(state) === 'end'),
  run: (context) => {
    showInPane(context, 'end');
  },
});

const showBelow = defineCommand({
  id: 'issue.showBelow',
  on: 'issue',
  message: placeMessages.showBelow,
  icon: PaneBelowIcon,
  group: 'issue',
  appliesTo: (state) =>
    canHavePane(state) && !(isInPane(state) && selectPaneSide(state) === 'below'),
  run: (context) => {
    showInPane(context, 'below');
  },
});

const showInWindow = defineCommand({
  id: 'issue.showInWindow',
  on: 'issue',
  message: placeMessages.showInWindow,
  icon: WindowIcon,
  group: 'issue',
  appliesTo: isInPane,
  run: ({ dispatch }) => {
    dispatch(placeChosen('window'));
  },
});

/** All but the place where it is. */
export const placeCommands = [showBeside, showBelow, showInWindow];
