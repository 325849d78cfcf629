/** The ways to run commands from a screen: what stands there, its menus, the keys, and the palette for all others. */
import { act, fireEvent, waitFor } from '@testing-library/react';
import { createIntl } from 'react-intl';
import { commandTable } from '@/app/commands/commandTable';
import type { Command } from '@/commands/command';
import { currentTargets } from '@/commands/currentTargets';
import { readPath } from '@/routing/address';
import { inReach, nameInPart } from './reach';
import type { StartedApp } from './startApp';

export interface Way {
  command: string;
  by: 'button' | 'menu' | 'key' | 'palette';
  /** Ends when it was pressed, whatever comes of it. */
  press: () => Promise<void>;
}

const idOf = ({ dataset }: HTMLElement) => dataset['command'] ?? '';

async function pressKey({ user }: StartedApp, element: HTMLElement | undefined): Promise<void> {
  if (!element) throw new Error('What was to be pressed is not there any more.');
  act(() => {
    element.focus();
  });
  await user.keyboard('{Enter}');
}

/** What stands on the screen itself. */
function buttons(app: StartedApp): Way[] {
  const find = () => inReach('[data-command]:not([role=menuitem])');
  return [...new Set(find().map(idOf))].map((command) => ({
    command,
    by: 'button',
    press: () =>
      pressKey(
        app,
        find().find((button) => idOf(button) === command),
      ),
  }));
}

interface Menu {
  /** Menus of one name, in one part of the screen, at one address are the same. */
  name: string;
  open: () => Promise<void> | void;
}

function menuOfButton(app: StartedApp, button: HTMLElement): Menu {
  const name = nameInPart(button);
  const find = () => inReach('button[aria-haspopup=menu]').find((one) => nameInPart(one) === name);
  return { name, open: () => pressKey(app, find()) };
}

/** One that comes up where one presses, on the part of that place among its like. */
function menuAt(selector: string, place: number): Menu {
  return {
    name: `${selector} ${String(place)}`,
    open: () => {
      const element = inReach(selector).at(place);
      if (!element) return;
      act(() => {
        element.focus();
      });
      fireEvent.contextMenu(element);
    },
  };
}

function menus(app: StartedApp): Menu[] {
  const captions = '[role=columnheader] button';
  return [
    ...inReach('button[aria-haspopup=menu]').map((button) => menuOfButton(app, button)),
    menuAt('main a[data-row-link]', 0),
    // That of the name, of one that may stay in view, and of one that goes with the others.
    ...[1, 2, -1].map((place) => menuAt(captions, place)),
  ];
}

const entries = () => inReach('[role=menu] [data-command]');

async function menuEntries(app: StartedApp, seen: Set<string>): Promise<Way[]> {
  const ways = new Map<string, Way>();
  for (const { name, open } of menus(app)) {
    const known = `${name} at ${readPath()}`;
    if (seen.has(known)) continue;
    seen.add(known);
    await open();
    for (const command of entries().map(idOf)) {
      if (ways.has(command)) continue;
      const press = async () => {
        await open();
        await pressKey(
          app,
          entries().find((entry) => idOf(entry) === command),
        );
      };
      ways.set(command, { command, by: 'menu', press });
    }
    if (inReach('[role=menu]').length > 0) await app.user.keyboard('{Escape}');
  }
  return [...ways.values()];
}

const modifiers: Readonly<Record<string, string>> = { Mod: 'Control', Shift: 'Shift', Alt: 'Alt' };

/** A key as `user.keyboard` takes it. */
function typed(key: string): string {
  return key
    .split(' ')
    .map((press) => {
      const parts = press.split('+');
      const held = parts.slice(0, -1).map((name) => modifiers[name] ?? name);
      const [last = ''] = parts.slice(-1);
      const open = held.map((name) => `{${name}>}`).join('');
      const close = held.map((name) => `{/${name}}`).join('');
      return `${open}${last.length === 1 ? last : `{${last}}`}${close}`;
    })
    .join('');
}

const intl = createIntl({ locale: 'en' });

async function choose({ store, user }: StartedApp, command: Command): Promise<void> {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => {
    expect(inReach('[role=dialog] > input[role=combobox]')).toHaveLength(1);
  });
  await user.paste(intl.formatMessage(command.message, command.values(store.getState())));
  const option = inReach('[role=option]').find(({ id }) => id.endsWith(`-${command.id}`));
  if (!option) throw new Error(`The palette does not offer ${command.id}.`);
  await user.click(option);
}

/** By keys where there are some, else by the palette: as the table says, whether they stand anywhere or not. */
function keysAndPalette(app: StartedApp): Way[] {
  const state = app.store.getState();
  const targets = currentTargets(state);
  const isMeant = (command: Command) =>
    command.group !== 'entry' && targets.some((target) => command.appliesTo(state, target));
  const slots = new Set<string>();
  return commandTable.filter(isMeant).flatMap((command): Way[] => {
    const { id, key, slot } = command;
    if (key === null || slots.has(slot)) {
      return [{ command: id, by: 'palette', press: () => choose(app, command) }];
    }
    slots.add(slot);
    return [{ command: id, by: 'key', press: () => app.user.keyboard(typed(key)) }];
  });
}

/** All ways there are from here, but for menus that were seen before: these are opened to see what is in them. */
export async function findWays(app: StartedApp, seen: Set<string>): Promise<Way[]> {
  const others = keysAndPalette(app);
  return [...buttons(app), ...(await menuEntries(app, seen)), ...others];
}
