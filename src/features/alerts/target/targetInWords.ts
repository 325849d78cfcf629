import type { GuardedField } from '@/forms/confirmGuard';
import { issuesTerm } from '@/i18n/issuesTerm';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { AlertItem } from '@/protocol/alerts';

/** Which issues an alert or report is about, and where, for the question before it is deleted. */
export function targetInWords({ view, location }: AlertItem): readonly GuardedField[] {
  return [
    { label: issuesTerm.issues, text: view },
    { label: propertyMessages.location, text: location ?? '' },
  ];
}
