import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Command } from '@/commands/command';
import type { ListRow } from '@/lib/issueList/rowFormat';
import type { GridColumn } from '@/ui/gridColumn';
import type { GridEdgeProps } from '@/ui/GridHeader';
import type { Words } from '@/i18n/words';
import type { RootState } from '@/store/rootReducer';
import type { GridRowsProps } from '@/ui/gridRows';
import type { FitWordsProps } from './FitWords';

interface WholeParts {
  /** Draws a list of any length. */
  Rows?: ComponentType<GridRowsProps>;
  /** Adds to the columns what rows are selected by. */
  toTicked?: (
    columns: readonly GridColumn<ListRow>[],
    words: Words,
  ) => readonly GridColumn<ListRow>[];
  /** Shows the list as the address says: in place of the table, which it is given. */
  Layout?: ComponentType<{ children: ReactNode }>;
  /** Chooses how the list is shown. */
  LayoutMenu?: ComponentType;
  /** The icon of a way to look at a list, by its kind. */
  iconOfLayout?: (kind: string) => LucideIcon | null | undefined;
  /** What stands at the end of a caption. */
  Edge?: ComponentType<GridEdgeProps>;
  /** What stands between toolbar and list. */
  Above?: ComponentType;
  /** What is searched, as a sentence: names the search box. */
  searchWords?: (state: RootState, words: Words, column: string | undefined) => string;
  /** Tells whether the empty search box has room for its sentence. */
  FitWords?: ComponentType<FitWordsProps>;
  /** What the search box of a list says that is not all in the document; null for others. */
  searchTip?: (state: RootState, words: Words) => string | null;
  /** What a list with conditions says about itself, in words; null for others. */
  statusOf?: (state: RootState, words: Words) => string | null;
  /** What stands behind what a list says about itself. */
  BehindStatus?: ComponentType;
  commands: readonly Command[];
}

/**
 * What shows whole lists and conditions above them, selects in them and offers them: not part of the first load, and
 * filled before the state says that it is there: by `listLook` when nobody waits, by `wholeLists` with the commands.
 */
export const wholeParts: WholeParts = { commands: [] };
