import { memo } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { type BulkJob, type BulkReason, type BulkStep, countSteps } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { selectIsAuthenticated } from '@/entities/session';
import { importSentences } from '../import/messages';
import { placeSentences } from '../details/placeMessages';
import { undoSentences } from '../undo/messages';
import styles from './BulkBar.module.css';
import { useActName } from './actName';
import { jobCommands } from './commands';
import { IssueLink } from './IssueLink';
import { bulkSentences } from './messages';
import { reasonMessage } from './reasonMessage';
import { StayedIssues } from './StayedIssues';

const nothing = { kind: 'nothing' } as const;

/** How far a job has come, what holds it up, and, issue by issue, why what it could not do was refused. */
export function JobPanel({ job }: { job: BulkJob }) {
  const intl = useIntl();
  const { total, settled, done, same, refused } = countSteps(job);
  const hasEnded = job.phase === 'ended';
  const undoes = job.act.kind === 'undo' || job.act.kind === 'undoAdding';
  const result = undoes
    ? intl.formatMessage(undoSentences.severalUndone, { undone: done + same, kept: refused })
    : intl.formatMessage(bulkSentences.result, { done, same, refused });
  const words = hasEnded
    ? result
    : intl.formatMessage(placeSentences.place, { position: settled, total });
  const wordsFor = useReasonWords(undoes);
  const name = useActName(job.act);

  return (
    <div className={styles['job']} role="group" aria-label={[name, words].join(': ')}>
      <div className={styles['line']}>
        <strong>{name}</strong>
        {!hasEnded && (
          <progress className={styles['progress']} aria-label={words} value={settled} max={total} />
        )}
        <span className={styles['count']}>{words}</span>
        {jobCommands.map((command) => (
          <CommandButton
            key={command.id}
            command={command}
            target={nothing}
            variant={command.icon ? 'quiet' : 'default'}
            isIconOnly={command.icon !== null}
          />
        ))}
      </div>
      {job.cause && <p role="status">{wordsFor(job.cause)}</p>}
      {refused > 0 && (
        <Refusals steps={job.tally.refused} areRows={job.act.kind === 'add'} isUndo={undoes} />
      )}
    </div>
  );
}

interface RefusalsProps {
  steps: readonly BulkStep[];
  /** They are rows of a table, and not issues. */
  areRows: boolean;
  isUndo: boolean;
}

/** What was refused, and why; nothing else of a job renders it again. */
const Refusals = memo(function Refusals({ steps, areRows, isUndo }: RefusalsProps) {
  const intl = useIntl();
  const wordsFor = useReasonWords(isUndo);
  return (
    <StayedIssues
      items={steps}
      name={({ issueId, name }) =>
        areRows ? (
          intl.formatMessage(importSentences.rowName, { row: issueId, name })
        ) : (
          <IssueLink issueId={issueId} name={name} />
        )
      }
      reason={({ reason }) => (reason ? wordsFor(reason) : '')}
    />
  );
});

/** Says why something stayed as it was. */
function useReasonWords(isUndo: boolean): (reason: BulkReason) => string {
  const intl = useIntl();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  return (reason) => intl.formatMessage(reasonMessage(reason, { isUndo, isAuthenticated }));
}
