import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { selectIsAuthenticated } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { selectShownList } from '@/lists/listView';
import { isKnown, selectHistories } from '@/screen/histories';
import { useAppSelector } from '@/store/hooks';
import { placeSentences } from '../details/placeMessages';
import styles from './Chart.module.css';
import { historyCommands } from './chartCommands';
import { countLosing } from './loadHistories';
import { chartSentences } from './messages';

const target = { kind: 'list' } as const;

/** Before a chart of the past: what it needs, what asking for it does, and how far that has come. */
export function HistoriesPrompt() {
  const intl = useIntl();
  const { run, error } = useAppSelector(selectHistories);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const missing = useAppSelector((state) => {
    const histories = selectHistories(state);
    return selectShownList(state)?.issues.filter((issue) => !isKnown(histories, issue)).length ?? 0;
  });
  const losing = useAppSelector((state) =>
    countLosing(state, selectShownList(state)?.issues ?? []),
  );
  const progress =
    run && intl.formatMessage(placeSentences.place, { position: run.done, total: run.total });

  return (
    <div className={styles['prompt']}>
      <p>{intl.formatMessage(chartSentences.needs, { count: missing })}</p>
      {losing > 0 && <p>{intl.formatMessage(chartSentences.marks, { count: losing })}</p>}
      {error && <p role="alert">{intl.formatMessage(errorMessage(error, isAuthenticated))}</p>}
      <div className={styles['acts']}>
        {run && progress !== null && (
          <>
            <progress aria-label={progress} value={run.done} max={run.total} />
            <span>{progress}</span>
          </>
        )}
        {historyCommands.map((command) => (
          <CommandButton key={command.id} command={command} target={target} />
        ))}
      </div>
    </div>
  );
}
