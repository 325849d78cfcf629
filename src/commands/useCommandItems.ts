import { useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector } from '@/store/hooks';
import type { MenuItem } from '@/ui/MenuEntry';
import type { Command, CommandTarget } from './command';
import { itemAct } from './columnItems';
import { useCommandContext } from './useCommandContext';

/** What is drawn of a command; flat, so that it is drawn again only when that changes. */
interface Shown {
  command: Command;
  path: string | null;
  isCurrent: boolean;
  values: Record<string, string | number> | undefined;
}

/** Those of the commands that apply to a target, in their groups, as entries of a menu. */
export function useCommandItems(
  groups: readonly (readonly Command[])[],
  target: CommandTarget,
): MenuItem[][] {
  const intl = useIntl();
  const context = useCommandContext();
  const shown = useAppSelector(
    (state) => groups.map((commands) => shownOf(state, commands, target)),
    (one, other) => shallowEqual(one.flatMap(flat), other.flatMap(flat)),
  );
  return shown.map((group) =>
    group.map(({ command, path, isCurrent, values }) => ({
      key: command.id,
      commandId: command.id,
      label: intl.formatMessage(command.message, values),
      ...(command.icon && { icon: command.icon }),
      ...(isCurrent && { isCurrent }),
      ...itemAct(command, context, target, path),
    })),
  );
}

function shownOf(state: RootState, commands: readonly Command[], target: CommandTarget): Shown[] {
  return commands
    .filter((command) => command.appliesTo(state, target))
    .map((command) => ({
      command,
      path: command.href(state, target),
      isCurrent: command.isCurrent(state, target),
      values: command.values(state, target),
    }));
}

function flat(group: readonly Shown[]): unknown[] {
  return group.flatMap(({ command, path, isCurrent, values }) => [
    command,
    path,
    isCurrent,
    ...Object.values(values ?? {}),
  ]);
}
