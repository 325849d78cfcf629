import { lazy } from 'react';
import type { ListLayout } from '../layouts/layout';
import { liftBoardCard, showBoard } from './boardCommands';
import { boardOrder } from './boardView';

const View = lazy(() =>
  import(/* webpackChunkName: "board" */ './BoardView').then((module) => ({
    default: module.BoardView,
  })),
);

/** The list as columns of an attribute, and lanes of a second one (decision 049). */
export const boardLayout: ListLayout = {
  kind: 'board',
  View,
  commands: [showBoard, liftBoardCard],
  shownOrder: boardOrder,
};
