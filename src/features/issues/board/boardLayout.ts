import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';
import type { ListLayout } from '../layouts/layout';
import { liftBoardCard, showBoard } from './boardCommands';
import { boardOrder, shownAxes } from './boardView';

const View = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "board" */ './BoardView').then((module) => module.BoardView),
  ),
  MissingNotice,
);

/** The list as columns of an attribute, and lanes of a second one (decision 049). */
export const boardLayout: ListLayout = {
  kind: 'board',
  View,
  commands: [showBoard, liftBoardCard],
  shownArgs: shownAxes,
  shownOrder: boardOrder,
};
