import { FormattedMessage, useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { attributes } from '@/entities/attributes';
import { selectSettings } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { formatValue } from '@/lib/values/formatValues';
import { selectCardMoves } from '@/screen/cards';
import type { MoveReason } from '@/screen/cardState';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import { editIssue } from '../details/commands';
import { editMessages } from '../edit/messages';
import { filterMessages } from '../filter/messages';
import { refusalCommands } from './cardCommands';
import styles from './MoveNotices.module.css';
import { cardSentences } from './messages';

/** Why cards are back where they were, each until somebody has seen to it. */
export function MoveNotices() {
  const moves = useAppSelector(selectCardMoves);
  const refused = moves.filter(({ reason }) => reason !== null);
  const { retryMove, dismissMove } = refusalCommands;
  if (refused.length === 0) return null;
  return (
    <div className={styles['notices']}>
      {refused.map(({ issueId, reason }) => {
        const target = { kind: 'issue', issueId } as const;
        return (
          <Notice
            key={issueId}
            kind="danger"
            action={
              <>
                <CommandButton command={retryMove} target={target} />
                <CommandButton command={editIssue} target={target} />
                <CommandButton command={dismissMove} target={target} variant="quiet" isIconOnly />
              </>
            }
          >
            <FormattedMessage
              {...cardSentences.notMoved}
              values={{ issueId: String(issueId), reason: reason && <Reason reason={reason} /> }}
            />
          </Notice>
        );
      })}
    </div>
  );
}

/** In an element of its own, which makes what it names harmless. */
function Reason({ reason }: { reason: MoveReason }) {
  return <>{useReason(reason)}</>;
}

function useReason(reason: MoveReason): string {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);
  switch (reason.kind) {
    case 'changed': {
      const attribute = attributesById[reason.attributeId];
      const value = attribute ? formatValue(attribute, reason.value, { formats }) : reason.value;
      return intl.formatMessage(cardSentences.changed, {
        name: attribute?.name ?? '',
        value: value === '' ? intl.formatMessage(filterMessages.empty) : value,
      });
    }
    case 'wrongToo':
      return intl.formatMessage(editMessages.wrongToo);
    case 'problem':
      return intl.formatMessage(errorMessage({ kind: 'api', code: reason.code }));
    default:
      return intl.formatMessage(errorMessage(reason));
  }
}
