import { CommandButton } from '@/commands/CommandButton';
import { ConflictNotice } from '@/forms/ConflictNotice';
import { propertyMessages } from '@/i18n/propertyMessages';
import { selectTheirColumns } from '@/screen/columnsEdit';
import { useAppSelector } from '@/store/hooks';
import { useFocusAround } from '@/ui/useFocusAround';
import { selectColumnsBefore, selectColumnsToKeep } from './chosenColumns';
import { readChoice } from './columnChoice';
import { meetingCommands } from './columnCommands';
import styles from './ColumnsPanel.module.css';

const target = { kind: 'list' } as const;

/** Says that somebody else has given the view other columns meanwhile, and lets one decide. */
export function ColumnsMet({ nameOf }: { nameOf: (id: number) => string }) {
  const theirs = useAppSelector(selectTheirColumns) ?? '';
  const mine = useAppSelector(selectColumnsToKeep);
  const before = useAppSelector(selectColumnsBefore) ?? [];
  const place = useFocusAround();

  const change = (columns: readonly number[]) => ({
    value: columns,
    text: columns.map(nameOf).filter(Boolean).join(', '),
  });
  const was = change(before);
  const their = change(readChoice(theirs).map(({ id }) => id));
  const my = change(mine);

  return (
    <div className={styles['met']} ref={place}>
      <ConflictNotice
        changes={[
          {
            name: 'columns',
            label: propertyMessages.columns,
            ...{ before: was.value, theirs: their.value, mine: my.value, isEdited: true },
            ...{ beforeText: was.text, theirText: their.text, myText: my.text },
          },
        ]}
        actions={meetingCommands.map((command) => (
          <CommandButton key={command.id} command={command} target={target} />
        ))}
      />
    </div>
  );
}
