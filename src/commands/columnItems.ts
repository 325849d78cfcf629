import type { MenuItem } from '@/ui/MenuEntry';
import type { Command, CommandContext, CommandTarget } from './command';

/** What choosing an entry of a menu does: it leads to the path of the command, or runs it where there is none. */
export function itemAct(
  command: Command,
  context: CommandContext,
  target: CommandTarget,
  path: string | null,
): Pick<MenuItem, 'href' | 'onSelect'> {
  if (path !== null) return { href: `#${path}` };
  return {
    onSelect: () => {
      command.run(context, target);
    },
  };
}

/** The columns that a command applies to as entries of the menu that is named after it; called in a render. */
export function columnItems(
  command: Command,
  columns: readonly { id: number; name: string }[],
  context: CommandContext,
): MenuItem[] {
  const state = context.getState();
  return columns.flatMap(({ id, name }) => {
    const target = { kind: 'column', columnId: id } as const;
    if (!command.appliesTo(state, target)) return [];
    const path = command.href(state, target);
    return [
      {
        key: String(id),
        commandId: command.id,
        label: name,
        isCurrent: command.isCurrent(state, target),
        ...itemAct(command, context, target, path),
      },
    ];
  });
}
