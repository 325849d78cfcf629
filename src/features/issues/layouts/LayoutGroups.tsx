import { CommandGroups } from '@/commands/CommandMenu';
import type { ShowGroups } from '@/ui/Menu';
import { layoutCommands } from './layoutCommands';

const groups = [layoutCommands];
const target = { kind: 'list' } as const;

/** The ways to look at the list, in the menu that is open. */
export function LayoutGroups({ show }: { show: ShowGroups }) {
  return <CommandGroups groups={groups} target={target} show={show} />;
}
