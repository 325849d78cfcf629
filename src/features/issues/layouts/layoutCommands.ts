/** What leads from one way of looking at a list to another. */
import { type Command, defineCommand } from '@/commands/command';
import { TableIcon } from '@/ui/icons';
import { layoutUrl, selectLayout } from './layout';
import { layouts } from './layouts';
import { layoutMessages } from './messages';

const showTable = defineCommand({
  id: 'list.asTable',
  on: 'list',
  message: layoutMessages.table,
  icon: TableIcon,
  group: 'layout',
  appliesTo: () => layouts.length > 0,
  isCurrent: (state) => selectLayout(state).kind === '',
  href: (state) => layoutUrl(state, { kind: '', args: [] }),
});

/** The table and every other way, in the order of the menu. */
export const layoutCommands: readonly Command[] = [
  showTable,
  ...layouts.flatMap(({ commands }) => commands),
];
