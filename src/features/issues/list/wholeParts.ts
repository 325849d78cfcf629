import type { ComponentType } from 'react';
import type { Command } from '@/commands/command';
import type { GridRowsProps } from '@/ui/gridRows';

interface WholeParts {
  /** Draws a list of any length. */
  Rows?: ComponentType<GridRowsProps>;
  commands: readonly Command[];
}

/** What shows whole lists and offers them: not part of the first load, and filled before the state says that it is there. */
export const wholeParts: WholeParts = { commands: [] };
