import { weakMapMemoize } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import type { Command, CommandContext } from '@/commands/command';
import { currentTargets } from '@/commands/currentTargets';
import { keyNow, type KeySlot, keySlots } from '@/commands/keymap';
import { addPress, pressName } from '@/commands/pressNames';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectIsListAwaited } from '@/lists/awaitedList';
import { callOffEditor } from '@/screen/inlineEdit';
import { type Keymap, selectIsSheetOpen, selectKeymap } from '@/screen/keymap';
import { selectPath } from '@/screen/navigation';
import { paletteShown, selectIsPaletteOpen } from '@/screen/palette';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { takeEarlyKeys } from '../earlyKeys';
import { findWindow } from '../routeTable';
import { awaitedEditors, isCellAwaited, isPaletteAwaited } from './awaitedEditors';
import { commandTable } from './commandTable';
import { startTypedAhead } from './typedAhead';

/** So long a key waits for the next one of its row, in ms. */
const patience = 1_000;

/** So long a press waits for a list that is on its way, in ms: it must not act when nobody thinks of it any more. */
const listPatience = 10_000;

/** A press that nothing applied to while the list was on its way, and that it is to be tried on. */
interface HeldPress {
  commands: readonly Command[];
  path: string;
  until: number;
}

/** What takes letters for itself; and what opens such a thing, while that is on its way. */
const fields =
  'input, textarea, select, [contenteditable], [role=textbox], [role=combobox], [role=menu], [role=listbox], [aria-haspopup][aria-expanded=true]';

/** Where one writes, a letter that missed the field must not take one elsewhere. */
const forms = 'form:not([role=search])';

const slots = keySlots(commandTable);

/** The one listener of keys. It is the last to hear a key: what has used it up has prevented its default. */
export function useKeys(): void {
  const context = useCommandContext();
  const held = useRef<HeldPress[]>([]);
  const isListAwaited = useAppSelector(selectIsListAwaited);

  // External system: the keyboard, what was pressed there before the list had come.
  useEffect(() => {
    if (isListAwaited) return;
    const presses = held.current;
    held.current = [];
    if (document.activeElement?.closest(fields)) return;
    for (const { commands, path, until } of presses) {
      const isMeant = path === selectPath(context.getState()) && performance.now() < until;
      if (isMeant) runFirst(commands, context);
    }
  }, [context, isListAwaited]);

  // External system: the keyboard.
  useEffect(() => {
    let pending = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const typedAhead = startTypedAhead();

    /** Before the window, which would close with the editor that is called off. */
    function handleEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      const state = context.getState();
      if (isPaletteAwaited(state)) {
        typedAhead.forget();
        context.dispatch(paletteShown(false));
        event.preventDefault();
        return;
      }
      if (!isForCommands(event)) return;
      typedAhead.forget();
      const awaited = awaitedEditors(state);
      if (awaited.length === 0) return;
      for (const editor of awaited) context.dispatch(callOffEditor(editor));
      event.preventDefault();
    }

    function handleKeyDown(event: KeyboardEvent) {
      if (!event.defaultPrevented) handlePress(event);
    }

    function handlePress(event: KeyboardEvent) {
      // What is written ends a sequence; Shift alone, or the key of a menu, does not.
      const isOurs = isForCommands(event);
      if (!isOurs) pending = '';
      const state = context.getState();
      if (isPaletteAwaited(state) || (isOurs && isEditorAwaited(state))) {
        pending = '';
        if (typedAhead.keep(event)) event.preventDefault();
        return;
      }
      typedAhead.forget();
      const name = event.isComposing ? null : pressName(event);
      const { commandsOf, names } = keysOf(state, event.target);
      if (name === null || (!isOurs && !names.has(name))) return;
      clearTimeout(timer);
      const pressed = addPress(pending, name, names);
      ({ pending } = pressed);
      if (pending !== '') {
        timer = setTimeout(() => {
          pending = '';
        }, patience);
      }
      const commands = pressed.match === null ? undefined : commandsOf.get(pressed.match);
      if (!commands) return;
      if (runFirst(commands, context)) {
        // What came of it is looked at next, and not what was meant before.
        held.current = [];
      } else if (selectIsListAwaited(state)) {
        held.current.push({
          commands,
          path: selectPath(state),
          until: event.timeStamp + listPatience,
        });
      } else return;
      event.preventDefault();
    }

    takeEarlyKeys().forEach(handlePress);
    document.addEventListener('keydown', handleEscape, { capture: true });
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      clearTimeout(timer);
      typedAhead.end();
      document.removeEventListener('keydown', handleEscape, { capture: true });
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [context]);
}

/** Never while one writes, chooses in a menu, or puts a character together. */
function isForCommands({ isComposing, target }: KeyboardEvent): boolean {
  return !isComposing && !fieldOf(target);
}

/** Of a key that was kept, what has taken the place of where it was pressed. */
function fieldOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return (target.isConnected ? target : document.activeElement)?.closest(fields) ?? null;
}

/** What is typed is meant for it. */
function isEditorAwaited(state: RootState): boolean {
  return isCellAwaited(state) || awaitedEditors(state).length > 0;
}

/** The commands behind each key. */
interface Keys {
  commandsOf: ReadonlyMap<string, readonly Command[]>;
  names: ReadonlySet<string>;
}

const noKeys: Keys = { commandsOf: new Map(), names: new Set() };

function keysOf(state: RootState, target: EventTarget | null): Keys {
  const keymap = selectKeymap(state);
  const isOverlaid = selectIsPaletteOpen(state) || selectIsSheetOpen(state);
  if (!keymap.isOn || isOverlaid) return noKeys;
  if (fieldOf(target)) return keysOfKeymap(keymap, 'field');
  const isInForm = target instanceof Element && target.closest(forms) !== null;
  const isWriting = isInForm || findWindow(selectPath(state))?.autoClose === false;
  return keysOfKeymap(keymap, isWriting ? 'form' : 'page');
}

type KeyPlace = 'field' | 'form' | 'page';

/** Keys that type nothing anywhere. */
const silentKey = /^Mod\+|^(Alt\+)?(Shift\+)?F\d+$/;

function actsAt(place: KeyPlace, { commands }: KeySlot, key: string): boolean {
  if (place === 'page') return true;
  const isEverywhere = commands[0].worksInFields === true && silentKey.test(key);
  return isEverywhere || (place === 'form' && key.startsWith('Mod+'));
}

/** The same at each press. */
const keysOfKeymap = weakMapMemoize((keymap: Keymap, place: KeyPlace): Keys => {
  const commandsOf = new Map(
    slots.flatMap((slot) => {
      const key = keyNow(slot, keymap);
      return key !== null && actsAt(place, slot, key) ? [[key, slot.commands] as const] : [];
    }),
  );
  return { commandsOf, names: new Set(commandsOf.keys()) };
});

/** Runs the first command that applies to the nearest target; false when none does. */
function runFirst(commands: readonly Command[], context: CommandContext): boolean {
  const state = context.getState();
  for (const target of currentTargets(state)) {
    const command = commands.find((one) => one.appliesTo(state, target));
    if (!command) continue;
    command.run(context, target);
    return true;
  }
  return false;
}
