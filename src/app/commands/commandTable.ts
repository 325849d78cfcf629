import type { Command } from '@/commands/command';
import { issueCommands } from '@/features/issues/commands';
import { paneCommands } from '../pane/paneCommands';
import { appearanceCommands } from './appearanceCommands';
import { generalCommands } from './generalCommands';
import { goCommands } from './goCommands';

/** Every command of the client: what is not in it does not exist. */
export const commandTable: readonly Command[] = [
  ...issueCommands,
  ...paneCommands,
  ...goCommands,
  ...generalCommands,
  ...appearanceCommands,
];
