import { type KeyboardEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { noteCell } from '@/screen/cellEdit';
import type { CellEdit, CellPlace } from '@/screen/cellState';
import { selectSelectedIds } from '@/screen/selection';
import { cellBelow, cellBeside, columnOf } from './cellColumns';
import { leaveCell, placeKey } from './editCells';
import { fillDown } from './fillCells';
import { type CarriedKeys, goesOn, heldKey, type HeldKey, typedAhead } from './heldKeys';

/** What comes after the save that is under way. */
type Next = (place: CellPlace) => void;

/** What asks something, or says more than the problem of a field: the Tab key has to go through it. */
const notices = '[role=alert], [role=status] button, [data-form-error], [role=region]';

/** Pressed on the way to another key. */
const modifiers: readonly string[] = ['Alt', 'AltGraph', 'CapsLock', 'Control', 'Meta', 'Shift'];

/**
 * The keys of spreadsheets in the editor of a cell. None is lost: what is pressed while the value is on its way waits for
 * it, and what is pressed while a cell is saved is for the next one, also where saving fails and is tried again. Esc
 * forgets them.
 *
 * @param carriedRef - what was typed for the next cell before that was there
 */
export function useCellKeys(
  element: RefObject<HTMLElement | null>,
  edit: CellEdit,
  carriedRef: RefObject<CarriedKeys | null>,
) {
  const context = useCommandContext();
  const next = useRef<Next | null>(null);
  /** Keys pressed before this cell can take them. */
  const ahead = useRef<readonly HeldKey[]>([]);
  /** Keys that are for the next one. */
  const later = useRef<readonly HeldKey[]>([]);
  const { issueId, columnId, issue } = edit;

  const takeKeys = useEffectEvent(() => {
    if (carriedRef.current?.to !== placeKey(edit)) return;
    const { typed, rest } = typedAhead(carriedRef.current.keys);
    carriedRef.current = null;
    ahead.current = rest;
    if (typed !== null) context.dispatch(noteCell(edit, { typed }));
  });
  // External system: the keyboard, which does not wait for a cell to open.
  useLayoutEffect(() => {
    takeKeys();
  }, []);

  const form = () => element.current?.querySelector('form');
  const isSaving = () => form()?.getAttribute('aria-busy') === 'true';

  function handleClose(isLeft = false) {
    const goOn = next.current;
    next.current = null;
    if (goOn && !isLeft) goOn(edit);
    else leaveCell(context, edit);
  }

  /** Saves, and what comes then. */
  function save(goOn: Next) {
    next.current = goOn;
    form()?.requestSubmit();
  }

  /** To the cell that a key leads to, with what was typed for it already. What is saved may move the row, so it is looked for now. */
  function way(key: HeldKey): Next {
    const state = context.getState();
    const to =
      key === 'Enter' ? cellBelow(state, edit) : cellBeside(state, edit, key === 'Tab' ? 1 : -1);
    return (place) => {
      if (to) carriedRef.current = { to: placeKey(to), keys: later.current };
      leaveCell(context, place, to);
    };
  }

  /** Saves, and edits the cell that was pressed on meanwhile. */
  function saveFor(wanted: CellPlace) {
    const goOn: Next = (place) => {
      leaveCell(context, place, wanted);
    };
    if (isSaving()) next.current = goOn;
    else save(goOn);
  }

  /** The form has all that was typed: what was pressed then is done now. */
  function handleReady() {
    const wanted = edit.next;
    if (wanted) {
      context.dispatch(noteCell(edit, { next: null }));
      // Keys that were pressed for another cell go on there.
      if (!isAwaited() && ahead.current.length === 0) {
        saveFor(wanted);
        return;
      }
    }
    if (isSaving()) return;
    const { typed, rest } = typedAhead(ahead.current);
    const [key, ...others] = rest;
    if (typed !== null) {
      // Lines of a text.
      ahead.current = rest;
      context.dispatch(noteCell(edit, { typed: `${edit.typed ?? ''}${typed}` }));
    } else if (key !== undefined) {
      ahead.current = [];
      later.current = others;
      save(way(key));
    }
  }

  /** Keeps what cannot be taken yet: what goes on to another cell, and all that follows. */
  function handleKeyDownCapture(event: KeyboardEvent) {
    const key = isField(event.target) ? heldKey(event) : null;
    if (key === null || !isHeld(key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (issue !== null) {
      later.current = [...later.current, key];
      return;
    }
    const { attribute } = columnOf(context.getState(), columnId) ?? {};
    const isLine = key === 'Enter' && attribute?.['multi-line'] === 1;
    ahead.current = [...ahead.current, isLine ? '\n' : key];
  }

  /** The next cell has something to come, so it stays the next one. */
  const isAwaited = () => later.current.length > 0;

  /** Whether a key is for later: where there are such already, or it goes on before the value is there. */
  function isHeld(key: HeldKey): boolean {
    if (issue) return next.current !== null && isSaving();
    const isFirst = ahead.current.length === 0;
    // Where the value could not be loaded the Tab key has to go to what tries again.
    return edit.error === null ? !isFirst || goesOn(key) : !isFirst && !goesOn(key);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, target } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (modifiers.includes(key)) return;
    if (key === 'Escape') {
      ahead.current = [];
      later.current = [];
    }
    if (!isAwaited()) next.current = null;
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isField(target)) return;
    const state = context.getState();
    if (key === 'Tab' && !hasModifier && !element.current?.querySelector(notices)) {
      event.preventDefault();
      save(next.current ?? way(shiftKey ? 'Shift+Tab' : 'Tab'));
    } else if (key === 'Enter' && (hasModifier || target instanceof HTMLInputElement)) {
      // The form submits by itself.
      next.current ??= way('Enter');
    } else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      // The browser would keep a bookmark.
      event.preventDefault();
      // A question would take what was typed for the next cell: that goes there first.
      if (isAwaited() && next.current) {
        save(next.current);
        return;
      }
      if (selectSelectedIds(state).every((id) => id === issueId)) return;
      save((place) => {
        leaveCell(context, place);
        void fillDown(context, place);
      });
    }
  }

  return {
    handleClose,
    handleKeyDown,
    handleKeyDownCapture,
    handleReady,
    isHeld: () => ahead.current.length > 0,
    /** What is saved goes on nowhere, unless something was typed for the next cell. */
    stay() {
      if (!isAwaited()) next.current = null;
    },
  };
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}
