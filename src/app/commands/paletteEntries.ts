/** What the palette offers: commands, places and issues, and which of them fit what is typed. */
import type { LucideIcon } from 'lucide-react';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import type { Command, CommandTarget } from '@/commands/command';
import { currentTargets } from '@/commands/currentTargets';
import { folders } from '@/entities/folders';
import { issues } from '@/entities/issues';
import { issueTypes } from '@/entities/issueTypes';
import { projects } from '@/entities/projects';
import { views } from '@/entities/views';
import { adminMessages } from '@/i18n/adminMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { issuesTerm } from '@/i18n/issuesTerm';
import { termMessages } from '@/i18n/termMessages';
import { type FoldedText, foldText, fuzzyScore } from '@/lib/fuzzyMatch';
import { MAX_ID } from '@/protocol/firstLimits';
import { selectInitialViewIds } from '@/entities/initialViews';
import type { OpenedIssue } from '@/forms/openedLately';
import { issuePaths } from '@/routing/paths/issues';
import { listUrl } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { projectPaths } from '@/routing/paths/projects';
import type { FoundIssue } from '@/screen/palette';
import type { RootState } from '@/store/rootReducer';
import { commandTable } from './commandTable';
import { groupMessages } from './groupMessages';
import { commandMessages } from './messages';

/** Where an entry leads, or the command it stands for. */
type EntryAct = { path: string } | { command: Command; target: CommandTarget };

/** One line that can be chosen. */
export interface PaletteEntry {
  /** Names it for good: it is counted under it. */
  key: string;
  heading: MessageDescriptor;
  label: string;
  folded: FoldedText;
  /** What tells it from others of its name. */
  detail?: string;
  icon?: LucideIcon | null;
  act: EntryAct;
}

/** Entries with a heading of their own. */
export interface PaletteGroup {
  heading: MessageDescriptor;
  entries: readonly PaletteEntry[];
}

/** Everything that can be offered at a moment, whatever is typed; of issues those opened last in this browser. */
export function paletteEntries(
  state: RootState,
  intl: IntlShape,
  opened: readonly OpenedIssue[],
): PaletteEntry[] {
  const entry = (words: Omit<PaletteEntry, 'folded'>): PaletteEntry => ({
    ...words,
    folded: foldText(words.label),
  });
  const typeById = issueTypes.selectEntities(state);
  const projectById = projects.selectEntities(state);
  const initialViewIds = selectInitialViewIds(state);
  const recent = opened.map(({ issueId, name }) => ({
    issueId,
    name: issues.selectById(state, issueId)?.details.name ?? name,
  }));

  return [
    ...commandEntries(state, intl).map(entry),
    ...recent.map(({ issueId, name }) =>
      entry({
        key: `issue ${issueId}`,
        heading: commandMessages.recent,
        label: name,
        detail: `#${issueId}`,
        act: { path: issuePaths.issueDetails.url({ issueId }) },
      }),
    ),
    ...issueTypes.selectAll(state).map(({ typeId, name }) =>
      entry({
        key: `type ${typeId}`,
        heading: screenMessages.issueTypes,
        label: name,
        act: { path: listUrl({ ...noFilters, typeId, viewId: initialViewIds[typeId] ?? null }) },
      }),
    ),
    ...views.selectAll(state).map(({ viewId, typeId, name, isPublic }) =>
      entry({
        key: `view ${viewId}`,
        heading: isPublic ? termMessages.publicViews : termMessages.personalViews,
        label: name,
        detail: typeById[typeId]?.name ?? '',
        act: { path: listUrl({ ...noFilters, viewId }) },
      }),
    ),
    ...projects.selectAll(state).map(({ projectId, name }) =>
      entry({
        key: `project ${projectId}`,
        heading: screenMessages.projects,
        label: name,
        act: { path: projectPaths.projectDetails.url({ projectId }) },
      }),
    ),
    ...folders.selectAll(state).map(({ folderId, projectId, name }) =>
      entry({
        key: `folder ${folderId}`,
        heading: adminMessages.folders,
        label: name,
        detail: projectById[projectId]?.name ?? '',
        act: { path: listUrl({ ...noFilters, folderId }) },
      }),
    ),
  ];
}

/** The commands that apply, each to the nearest target; the palette itself is open already. */
function commandEntries(state: RootState, intl: IntlShape): Omit<PaletteEntry, 'folded'>[] {
  const targets = currentTargets(state);
  return commandTable.flatMap((command) => {
    const target = targets.find((one) => command.appliesTo(state, one));
    if (!target || command.group === 'entry' || command.id === 'general.palette') return [];
    return [
      {
        key: command.id,
        heading: groupMessages[command.group],
        label: [command.about, command.message]
          .flatMap((words) => (words ? intl.formatMessage(words, command.values(state)) : []))
          .join(': '),
        icon: command.icon,
        act: { command, target },
      },
    ];
  });
}

/** Issues that the server found, apart from those that are offered already. */
export function foundEntries(
  found: readonly FoundIssue[],
  others: readonly PaletteEntry[],
): PaletteEntry[] {
  if (found.length === 0) return [];
  const known = new Set(others.map(({ key }) => key));
  return found
    .map(({ issueId, name }) => ({
      key: `issue ${issueId}`,
      heading: issuesTerm.issues,
      label: name,
      folded: foldText(name),
      detail: `#${issueId}`,
      act: { path: issuePaths.issueDetails.url({ issueId }) },
    }))
    .filter(({ key }) => !known.has(key));
}

/** The item whose number is typed, with or without `#`; null for anything else. */
export function numberEntry(text: string): PaletteEntry | null {
  const [, digits = ''] = /^\s*#?([1-9][0-9]{0,9})\s*$/.exec(text) ?? [];
  const itemId = Number(digits);
  if (digits === '' || itemId > MAX_ID) return null;
  const label = `#${itemId}`;
  return {
    key: 'number',
    heading: screenMessages.goToItem,
    label,
    folded: foldText(label),
    act: { path: issuePaths.item.url({ itemId }) },
  };
}

/** With entries that came later: behind all others under their heading, or under one at the end. */
export function withFurther(
  groups: readonly PaletteGroup[],
  further: readonly PaletteGroup[],
): PaletteGroup[] {
  const later = new Map(further.map(({ heading, entries }) => [heading, entries]));
  const grown = groups.map(({ heading, entries }) => ({
    heading,
    entries: [...entries, ...(later.get(heading) ?? [])],
  }));
  const isNew = ({ heading }: PaletteGroup) => groups.every((group) => group.heading !== heading);
  return [...grown, ...further.filter(isNew)];
}

/**
 * The entries that fit what is typed, under their headings: those that fit best first, and among equals those that were
 * chosen most. Without a text all of them, most used first.
 */
export function matchEntries(
  entries: readonly PaletteEntry[],
  query: readonly FoldedText[],
  uses: Readonly<Record<string, number>>,
): PaletteGroup[] {
  const counts = new Map(Object.entries(uses));
  const ranked: { entry: PaletteEntry; rank: number }[] = [];
  for (const entry of entries) {
    const score = fuzzyScore(query, entry.folded);
    if (score === null) continue;
    // Of thousands of entries most were never chosen.
    const habit = counts.size === 0 ? 0 : Math.log2(1 + (counts.get(entry.key) ?? 0));
    ranked.push({ entry, rank: query.length === 0 ? habit : score + 5 * habit });
  }
  ranked.sort((one, other) => other.rank - one.rank);
  const groups = new Map<MessageDescriptor, PaletteEntry[]>();
  if (query.length === 0) for (const { heading } of entries) groups.set(heading, []);
  for (const { entry } of ranked) {
    const group = groups.get(entry.heading);
    if (group) group.push(entry);
    else groups.set(entry.heading, [entry]);
  }
  return [...groups].map(([heading, fitting]) => ({ heading, entries: fitting }));
}
