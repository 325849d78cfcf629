import { commonMessages } from '@/i18n/commonMessages';
import type { Words } from '@/i18n/words';
import type { ListStatus } from '@/lib/issueList/listStatus';
import { statusMessages, statusSentences } from './statusMessages';

/** What the list says about itself, in words; nothing where an error says it. */
export function statusText(status: ListStatus, words: Words): string {
  switch (status.kind) {
    case 'noType':
      return words.formatMessage(statusMessages.statusNoType);
    case 'failed':
      return '';
    case 'loading':
      return words.formatMessage(commonMessages.loading);
    case 'none':
      return words.formatMessage(statusMessages.statusNone);
    case 'count':
      return words.formatMessage(statusSentences.statusCount, status);
    case 'range':
      return words.formatMessage(statusSentences.statusRange, status);
  }
}
