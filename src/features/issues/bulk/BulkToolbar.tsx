import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { CommandMenu } from '@/commands/CommandMenu';
import { commonMessages } from '@/i18n/commonMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { selectAnsweredList } from '@/lists/listView';
import { useAppSelector } from '@/store/hooks';
import { EditIcon } from '@/ui/icons';
import { markRowsAsRead, markRowsAsUnread } from '../details/keyCommands';
import { fillDownRows, pasteIntoRows } from '../cells/cellCommands';
import { clearSelection, selectAllRows } from '../list/rowCommands';
import { showWholeList } from '../list/moreCommands';
import { rowSentences } from '../list/rowMessages';
import { saveReportOfRows } from '../report/reportCommands';
import styles from './BulkBar.module.css';
import {
  copyRowLinks,
  copyRowMarkdown,
  copyRowTable,
  deleteRows,
  exportSelected,
  moveRows,
  setValueCommands,
  subscribeRows,
  unsubscribeRows,
} from './commands';

const list = { kind: 'list' } as const;

const setGroups = [setValueCommands, [fillDownRows, pasteIntoRows]];
const moreGroups = [
  [subscribeRows, unsubscribeRows],
  [copyRowLinks, copyRowTable, copyRowMarkdown, exportSelected, saveReportOfRows],
];

/** The commands for the selected issues: one stop of the Tab key, the arrow keys walk between them. */
export function BulkToolbar({ issueIds }: { issueIds: readonly number[] }) {
  const intl = useIntl();
  const toolbar = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const issues = { kind: 'issues', issueIds } as const;
  const count = intl.formatMessage(rowSentences.selectedCount, { count: issueIds.length });
  // Of a list in pages only the page can be selected.
  const hasMore = useAppSelector((state) => {
    const known = selectAnsweredList(state);
    return known !== null && known.issues.length < known.totalCount;
  });
  const buttons = () => [
    ...(toolbar.current?.querySelectorAll<HTMLButtonElement>(
      'button[data-command], button[aria-haspopup]',
    ) ?? []),
  ];

  /** Buttons come and go with what is selected: one of them is always the stop. */
  function setStop(wanted: HTMLButtonElement | null) {
    const all = buttons();
    stop.current = wanted && all.includes(wanted) ? wanted : (all[0] ?? null);
    for (const button of all) button.tabIndex = button === stop.current ? 0 : -1;
  }

  // External system: the tab order of the document.
  useLayoutEffect(() => {
    setStop(stop.current);
  });

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = buttons();
    const index = all.findIndex((button) => button === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const isTurned = document.documentElement.dir === 'rtl';
    const target = {
      ArrowRight: index + (isTurned ? -1 : 1),
      ArrowLeft: index + (isTurned ? 1 : -1),
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  }

  return (
    <div
      className={styles['toolbar']}
      ref={toolbar}
      role="toolbar"
      aria-label={count}
      onKeyDown={handleKeyDown}
      onFocus={({ target }) => {
        if (target instanceof HTMLButtonElement) setStop(target);
      }}
    >
      <span className={styles['count']}>{count}</span>
      <CommandMenu
        label={intl.formatMessage(propertyMessages.attributes)}
        caption={intl.formatMessage(propertyMessages.attributes)}
        icon={EditIcon}
        variant="default"
        groups={setGroups}
        target={issues}
      />
      <CommandButton command={moveRows} target={issues} />
      <CommandButton command={markRowsAsRead} target={issues} />
      <CommandButton command={markRowsAsUnread} target={issues} />
      <CommandButton command={deleteRows} target={issues} />
      <CommandMenu
        label={intl.formatMessage(commonMessages.more)}
        groups={moreGroups}
        target={issues}
      />
      <CommandButton command={selectAllRows} target={list} variant="quiet" />
      {hasMore && <CommandButton command={showWholeList} target={list} variant="quiet" />}
      <CommandButton command={clearSelection} target={list} variant="quiet" isIconOnly />
    </div>
  );
}
