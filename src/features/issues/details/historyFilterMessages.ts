import { HistoryFilter } from '@/protocol/enums';
import { detailsMessages } from './messages';

/** Names of the filters, in the order of the menu. */
export const historyFilterMessages = {
  [HistoryFilter.all]: detailsMessages.filterAll,
  [HistoryFilter.comments]: detailsMessages.filterComments,
  [HistoryFilter.files]: detailsMessages.filterFiles,
  [HistoryFilter.commentsAndFiles]: detailsMessages.filterCommentsAndFiles,
};
