import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { keptOpened, parseOpened } from '@/forms/openedLately';
import { ErrorText } from '@/i18n/ErrorText';
import { foldQuery } from '@/lib/fuzzyMatch';
import { useBaseUrl } from '@/routing/HostContext';
import { paletteChanged, paletteShown, selectPalette } from '@/screen/palette';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { LiveRegion } from '@/ui/LiveRegion';
import { uiMessages } from '@/ui/messages';
import { withUse } from './habits';
import { commandMessages } from './messages';
import { Overlay } from './Overlay';
import styles from './Palette.module.css';
import {
  foundEntries,
  matchEntries,
  numberEntry,
  type PaletteEntry,
  paletteEntries,
  withFurther,
} from './paletteEntries';
import { PaletteList } from './PaletteList';
import { useIssueSearch } from './useIssueSearch';

/**
 * A box that finds commands, places and issues. It keeps the focus while the arrows move through what was found, as in
 * the combobox pattern of the ARIA practices.
 */
export function Palette() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const context = useCommandContext();
  const { text, activeKey, found, uses } = useAppSelector(selectPalette);
  const { error, isSearching, search } = useIssueSearch(text);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // What can be done is that of the moment in which it was opened: nothing moves while one types.
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const [known] = useState(() =>
    paletteEntries(store.getState(), intl, parseOpened(keptOpened(owner))),
  );

  const query = useMemo(() => foldQuery(text), [text]);
  const groups = useMemo(() => {
    // Whoever types a number most often means it; nothing else stands under its heading.
    const number = numberEntry(text);
    const own = [
      ...(number ? [{ heading: number.heading, entries: [number] }] : []),
      ...matchEntries(known, query, uses),
    ];
    // They come while one reads, and push away nothing that is there.
    return withFurther(own, matchEntries(foundEntries(found.issues, known), query, uses));
  }, [known, found, text, query, uses]);
  const matches = useMemo(() => groups.flatMap(({ entries }) => entries), [groups]);
  const chosen = activeKey === null ? 0 : matches.findIndex(({ key }) => key === activeKey);
  const active = Math.max(0, chosen);
  const activeEntry = matches[active];
  const optionId = (key: string) => `${listId}-${key.replaceAll(' ', '-')}`;

  function choose({ key, act }: PaletteEntry) {
    // The focus is back, and what lay behind within reach, before anything happens there.
    flushSync(() => {
      dispatch(paletteChanged({ uses: withUse(uses, key) }));
      dispatch(paletteShown(false));
    });
    if ('path' in act) context.go(act.path);
    else act.command.run(context, act.target);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const target = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 10,
      PageUp: active - 10,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const next = matches[Math.max(0, Math.min(target, matches.length - 1))];
      dispatch(paletteChanged({ activeKey: next?.key ?? null }));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (activeEntry) choose(activeEntry);
    } else if (event.key === 'Tab') {
      // There is nothing else to go to.
      event.preventDefault();
    }
  }

  const title = intl.formatMessage(commandMessages.paletteTitle);
  // That nothing fits is known when the server has said so, too; that it cannot be asked is said in place of it.
  const isUndecided = matches.length === 0 && (isSearching || error !== null);
  const count = intl.formatMessage(commandMessages.results, { count: matches.length });
  return (
    <Overlay
      className={styles['overlay']}
      onClose={() => {
        dispatch(paletteShown(false));
      }}
    >
      <div
        className={styles['palette']}
        data-palette=""
        role="dialog"
        aria-modal="true"
        aria-label={title}
      >
        <input
          className={styles['input']}
          ref={input}
          data-autofocus=""
          role="combobox"
          aria-label={intl.formatMessage(commandMessages.paletteHint)}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={activeEntry && optionId(activeEntry.key)}
          placeholder={intl.formatMessage(commandMessages.paletteHint)}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            dispatch(paletteChanged({ text: target.value, activeKey: null }));
            search(target.value);
          }}
          onKeyDown={handleKeyDown}
        />
        <PaletteList
          id={listId}
          label={title}
          groups={groups}
          query={query}
          matchCount={matches.length}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
        {matches.length === 0 && !isUndecided && (
          <p className={styles['empty']}>{intl.formatMessage(uiMessages.noMatches)}</p>
        )}
        {error && (
          <p className={styles['empty']} role="alert">
            <ErrorText error={error} />
          </p>
        )}
        <LiveRegion message={isUndecided ? '' : count} />
      </div>
    </Overlay>
  );
}
