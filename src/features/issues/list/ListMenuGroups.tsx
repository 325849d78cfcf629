import { CommandGroups } from '@/commands/CommandMenu';
import type { ShowGroups } from '@/ui/Menu';
import { listMenu } from './listCommands';
import { moreCommands } from './moreCommands';

const groups = [...listMenu, moreCommands];
const target = { kind: 'list' } as const;

/** All that the More menu of the list offers, in the menu that is open. */
export function ListMenuGroups({ show }: { show: ShowGroups }) {
  return <CommandGroups groups={groups} target={target} show={show} />;
}
