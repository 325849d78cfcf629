import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import { selectSettings } from '@/entities/session';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { formatValue } from '@/lib/values/formatValues';
import type { UndoOffer } from '@/screen/issueView';
import { type Change, endUndo, hidesAnother, UNDO_TIME } from '@/screen/undo';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { useFocusBack } from '@/ui/useFocusBack';
import { commandTable } from './commandTable';
import { commandMessages } from './messages';
import styles from './UndoBar.module.css';
import { useChangeWords } from './useChangeWords';
import { useClearOfButtons } from './useClearOfButtons';

const commandNamed = (name: string) => commandTable.find(({ id }) => id === name);
const undo = commandNamed('issue.undo');
const close = commandNamed('issue.closeUndo');

const nothing = { kind: 'nothing' } as const;

/** Who is at it is given as long again, in ms. */
const patience = 2_000;

/** Of these nothing else tells that they were saved: what closed an editor, a form or a job has said it. */
const untold: readonly Change['kind'][] = ['marks', 'subscription', 'folder'];

/** Changes that were told of: those before the last one are offered again. */
const told = new WeakSet<Change>();

/**
 * Says for some seconds that a change was saved, and which, and takes it back: after that the one before it is offered. That it was saved over somebody else's, which nobody
 * had seen, is said until one has answered.
 */
export function UndoBar({ offer }: { offer: UndoOffer }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLDivElement>(null);
  const changes = useWhatWasTheirs(offer);
  const what = useChangeWords(offer.change);
  const stays = hidesAnother(offer);
  const saved = intl.formatMessage(commandMessages.changeSaved);
  const replaced = intl.formatMessage(commandMessages.savedOver, { changes });
  useClearOfButtons(bar);
  useFocusBack(bar);

  // External system: the clock.
  useEffect(() => {
    if (stays) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function end() {
      if (bar.current?.matches(':hover, :focus-within')) timer = setTimeout(end, patience);
      else dispatch(endUndo(offer));
    }
    timer = setTimeout(end, Math.max(0, offer.at + UNDO_TIME - Date.now()));
    return () => {
      clearTimeout(timer);
    };
  }, [offer, stays, dispatch]);

  // A region that comes with its text is read out by few screen readers: the one of the page is told instead.
  useTell(offer.change, [saved, stays ? replaced : what].join(' · '), stays);

  return (
    <div
      className={styles['bar']}
      ref={bar}
      role="region"
      aria-label={undo && intl.formatMessage(undo.message)}
    >
      {stays ? (
        <span>{replaced}</span>
      ) : (
        <>
          <span>{saved}</span>
          <bdi className={styles['what']}>{what}</bdi>
        </>
      )}
      {undo && <CommandButton command={undo} target={nothing} />}
      {close && <CommandButton command={close} target={nothing} isIconOnly />}
    </div>
  );
}

/** Reads out once what was changed, where nothing else does. */
function useTell(change: Change, text: string, isNews: boolean): void {
  const announce = useAnnounce();
  // External system: a screen reader.
  useEffect(() => {
    if (told.has(change) || !(isNews || untold.includes(change.kind))) return;
    told.add(change);
    announce(text);
  }, [change, text, isNews, announce]);
}

/** What somebody else had saved a moment before, as in "Severity: 3". */
function useWhatWasTheirs({ change }: UndoOffer): string {
  const intl = useIntl();
  const byId = useAppSelector(attributes.selectEntities);
  const formats = useAppSelector(selectSettings);
  const foldersById = useAppSelector(folders.selectEntities);
  if (change.kind === 'folder') {
    const { name = '' } = foldersById[change.before] ?? {};
    return `${intl.formatMessage(propertyMessages.location)}: ${name}`;
  }
  if (change.kind === 'name') {
    return `${intl.formatMessage(columnMessages.name)}: ${change.before}`;
  }
  if (change.kind !== 'values') return '';
  return change.values
    .filter(({ isTheirs }) => isTheirs)
    .map(({ id, before }) => {
      const attribute = byId[id];
      return attribute
        ? `${attribute.name}: ${formatValue(attribute, before, { formats })}`
        : (before ?? '');
    })
    .join(', ');
}
