import type { MessageDescriptor } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import type { BulkReason } from '@/screen/bulkJob';
import { undoMessages } from '../undo/messages';
import { bulkMessages } from './messages';

/** Says why something stayed as it was, in a job that takes changes back or in another. */
export function reasonMessage(
  reason: BulkReason,
  { isUndo, isAuthenticated }: { isUndo: boolean; isAuthenticated: boolean },
): MessageDescriptor {
  if (reason.kind === 'changed') return isUndo ? undoMessages.changed : bulkMessages.changed;
  return errorMessage(reason, isAuthenticated);
}
