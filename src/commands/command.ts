/** What a command is: said once, read by toolbars, menus, context menus, keys, the palette and the sheet of keys. */
import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import type { Words } from '@/i18n/words';
import type { Go } from '@/routing/useGo';
import type { InlinePlace } from '@/screen/inlineEdit';
import type { AppDispatch } from '@/store/appDispatch';
import type { RootState } from '@/store/rootReducer';

/** What a command is for. */
export type CommandTarget =
  | { kind: 'issue'; issueId: number }
  | { kind: 'issues'; issueIds: readonly number[] }
  /** A text or file of an issue; the author of a description is that of its issue. */
  | {
      kind: 'entry';
      what: 'comment' | 'file' | 'description';
      issueId: number;
      itemId: number;
      createdBy: number;
    }
  /** What is written or changed where it stands in an issue; whoever wrote it may, too. */
  | { kind: 'part'; issueId: number; place: InlinePlace; createdBy: number }
  /** A column of the list on screen. */
  | { kind: 'column'; columnId: number }
  /** The list on screen, with its filters and search. */
  | { kind: 'list' }
  | { kind: 'nothing' };

export type TargetKind = CommandTarget['kind'];

/** The targets of some kinds. */
export type TargetOf<Kind extends TargetKind> = Extract<CommandTarget, { kind: Kind }>;

/** What a command acts with. */
export interface CommandContext {
  dispatch: AppDispatch;
  getState: () => RootState;
  go: Go;
  words: Words;
  /** Reads a text out, for what changes without being where one looks. */
  announce: (message: MessageDescriptor, values?: Record<string, string | number>) => void;
  /** The same, shown for some seconds as well: for what nothing else on the screen says. */
  show: (message: MessageDescriptor, values?: Record<string, string | number>) => void;
}

/** Under which heading a command stands in the palette and in the sheet of keys. */
export type CommandGroup = 'issue' | 'entry' | 'list' | 'layout' | 'go' | 'general';

/** A command as everybody reads it; a target of a kind it is not for is answered by "no". */
export interface Command {
  readonly id: string;
  readonly message: MessageDescriptor;
  /** What it is a choice of, where its words alone do not say that. */
  readonly about: MessageDescriptor | null;
  readonly icon: LucideIcon | null;
  readonly group: CommandGroup;
  /** The key it has until somebody changes it, as `keyCombos` writes keys; null for none. */
  readonly key: string | null;
  /** Under what its key is kept; commands of which one applies at a time share it. */
  readonly slot: string;
  /** Its key is what it is everywhere, as Enter and Esc are, and answered where it means that. */
  readonly isFixed?: true;
  /** Its key acts also where one writes, if it types nothing there. */
  readonly worksInFields?: true;
  /** What `message` takes; where it is of a target, that one's. */
  values(state: RootState, target?: CommandTarget): Record<string, string | number> | undefined;
  appliesTo(state: RootState, target: CommandTarget): boolean;
  /** Whether it is what is chosen already. */
  isCurrent(state: RootState, target: CommandTarget): boolean;
  /** The raw path it leads to; null where it acts. */
  href(state: RootState, target: CommandTarget): string | null;
  run(context: CommandContext, target: CommandTarget): void;
}

interface CommandWords<Kind extends TargetKind> {
  id: string;
  on: Kind | readonly Kind[];
  message: MessageDescriptor;
  about?: MessageDescriptor;
  icon?: LucideIcon;
  group: CommandGroup;
  key?: string;
  slot?: string;
  values?: (state: RootState, target?: CommandTarget) => Record<string, string | number>;
  appliesTo?: (state: RootState, target: TargetOf<Kind>) => boolean;
  isCurrent?: (state: RootState, target: TargetOf<Kind>) => boolean;
}

type CommandAct<Kind extends TargetKind> =
  | { href: (state: RootState, target: TargetOf<Kind>) => string; run?: never }
  | {
      run: (context: CommandContext, target: TargetOf<Kind>) => void;
      /** Where it leads when it does not act; null when it does. */
      href?: (state: RootState, target: TargetOf<Kind>) => string | null;
    };

/**
 * States a command. `appliesTo` and `href` are pure functions of state and target; rights are asked there and nowhere
 * else.
 *
 * @example
 * defineCommand({
 *   id: 'issue.edit', on: 'issue', message: actionMessages.edit, icon: EditIcon, group: 'issue', key: 'e',
 *   appliesTo: selectIsAuthenticated,
 *   href: (_state, { issueId }) => issuePaths.editIssue.url({ issueId }),
 * })
 */
export function defineCommand<const Kind extends TargetKind>(
  words: CommandWords<Kind> & CommandAct<Kind>,
): Command {
  const {
    id,
    on,
    message,
    about = null,
    icon = null,
    group,
    key = null,
    slot = id,
    href,
    run,
  } = words;
  const kinds: readonly string[] = typeof on === 'string' ? [on] : on;
  const isFor = (target: CommandTarget): target is TargetOf<Kind> => kinds.includes(target.kind);
  return {
    id,
    message,
    about,
    icon,
    group,
    key,
    slot,
    values: (state, target) => words.values?.(state, target),
    appliesTo: (state, target) => isFor(target) && (words.appliesTo?.(state, target) ?? true),
    isCurrent: (state, target) => isFor(target) && (words.isCurrent?.(state, target) ?? false),
    href: (state, target) => (href && isFor(target) ? href(state, target) : null),
    run(context, target) {
      if (!isFor(target)) return;
      const path = href?.(context.getState(), target) ?? null;
      if (path === null) run?.(context, target);
      else context.go(path);
    },
  };
}
