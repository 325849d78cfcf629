import { type MessageDescriptor, useIntl } from 'react-intl';
import { attributes } from '@/entities/attributes';
import { actionMessages } from '@/i18n/actionMessages';
import type { AskedAct, BulkJob } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { detailsMessages } from '../details/messages';
import { editCommandSentences } from '../edit/commandMessages';
import { importMessages } from '../import/messages';
import { subscriptionCommandMessages } from '../subscriptions/commandMessages';
import { undoMessages } from '../undo/messages';

/** What needs nothing else to be known, as its command says it. */
export function wordsOf(act: AskedAct): MessageDescriptor {
  switch (act.kind) {
    case 'mark':
      return act.read ? detailsMessages.markAsRead : detailsMessages.markAsUnread;
    case 'subscription':
      return act.subscribed
        ? subscriptionCommandMessages.subscribe
        : subscriptionCommandMessages.unsubscribe;
    case 'delete':
    case 'undoAdding':
      return actionMessages.delete;
  }
}

function jobWords(act: BulkJob['act']): MessageDescriptor {
  switch (act.kind) {
    case 'add':
      return importMessages.title;
    case 'folder':
      return actionMessages.move;
    case 'value':
    case 'cells':
      return actionMessages.edit;
    case 'undo':
    case 'undoAdding':
      return undoMessages.undo;
    default:
      return wordsOf(act);
  }
}

/** What a job does: whoever finds one after a reload has not just asked for it. */
export function useActName(act: BulkJob['act']): string {
  const intl = useIntl();
  const name = useAppSelector((state) =>
    act.kind === 'value' ? attributes.selectById(state, act.attributeId)?.name : undefined,
  );
  return name === undefined
    ? intl.formatMessage(jobWords(act))
    : intl.formatMessage(editCommandSentences.editValue, { name });
}
