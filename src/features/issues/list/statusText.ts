import { commonMessages } from '@/i18n/commonMessages';
import type { Words } from '@/i18n/words';
import type { ListStatus } from '@/lib/issueList/listStatus';
import { listMessages, listSentences } from './messages';

/** What the list says about itself, in words; nothing where an error says it. */
export function statusText(status: ListStatus, words: Words): string {
  switch (status.kind) {
    case 'noType':
      return words.formatMessage(listMessages.statusNoType);
    case 'failed':
      return '';
    case 'loading':
      return words.formatMessage(commonMessages.loading);
    case 'none':
      return words.formatMessage(listMessages.statusNone);
    case 'count':
      return words.formatMessage(listSentences.statusCount, { total: status.total });
    case 'range': {
      const { first, last, total } = status;
      return words.formatMessage(listSentences.statusRange, { first, last, total });
    }
  }
}
