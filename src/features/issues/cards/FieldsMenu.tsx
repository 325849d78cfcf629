import { useIntl } from 'react-intl';
import { columnItems } from '@/commands/columnItems';
import type { Command } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { useAppSelector } from '@/store/hooks';
import { CheckIcon } from '@/ui/icons';
import { Menu } from '@/ui/Menu';
import { selectCellColumns } from './cardRows';
import { cardMessages } from './messages';

interface FieldsMenuProps {
  /** What puts a column on the cards of the layout, as `fieldCommand` makes it. */
  command: Command;
  /** The columns that stand there now. */
  chosen: readonly number[];
}

/** The values that stand on the cards of a type, on boards and calendars alike. */
export function FieldsMenu({ command, chosen }: FieldsMenuProps) {
  const intl = useIntl();
  const context = useCommandContext();
  const columns = useAppSelector(selectCellColumns);
  const label = intl.formatMessage(cardMessages.fields);
  const items = columnItems(command, columns, context).map((item) => ({
    ...item,
    ...(chosen.includes(Number(item.key)) && { icon: CheckIcon }),
  }));
  return <Menu label={label} caption={label} groups={[{ key: 'fields', items }]} />;
}
