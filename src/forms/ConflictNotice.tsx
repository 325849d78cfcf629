import { type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FieldText } from './fieldText';
import type { MeanwhileChange } from './conflicts';
import { MeanwhileNotice, type PartChange } from './MeanwhileNotice';
import { formMessages } from './messages';

/** What somebody else made of a field, and the user, in words. */
export interface ShownChange extends MeanwhileChange {
  readonly label: FieldText;
  readonly beforeText: FieldText;
  readonly theirText: FieldText;
  readonly myText: FieldText;
}

interface ConflictNoticeProps {
  changes: readonly ShownChange[];
  /** What one can do. */
  actions: ReactNode;
}

/** Says what somebody else saved while the form was open, and lets the user decide. */
export function ConflictNotice({ changes, actions }: ConflictNoticeProps) {
  const intl = useIntl();
  const parts = useMemo(() => changes.map(toPart), [changes]);
  return (
    <MeanwhileNotice changes={parts} actions={actions}>
      <p>{intl.formatMessage(formMessages.changedMeanwhile)}</p>
    </MeanwhileNotice>
  );
}

/** What the user has left alone has nothing of theirs to show. */
function toPart({ name, label, beforeText, theirText, myText, isEdited }: ShownChange): PartChange {
  return { name, label, beforeText, theirText, myText: isEdited ? myText : undefined };
}
