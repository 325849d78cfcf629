import { commandTable } from '@/app/commands/commandTable';
import {
  findKeyProblem,
  keyNow,
  keymapText,
  keySlots,
  readKeymap,
  withKey,
} from '@/commands/keymap';
import type { Keymap } from '@/screen/keymap';
import { fc } from '@tests/support/properties';

const slots = keySlots(commandTable);
const untouched: Keymap = { isOn: true, changed: {} };
const slotOf = (name: string) => {
  const slot = slots.find((one) => one.slot === name);
  if (!slot) throw new Error(`No key for ${name}`);
  return slot;
};

it('comes with keys that do not clash, and that each command may have', () => {
  const refused = slots.filter((slot) => findKeyProblem(slot, slots, untouched) !== null);

  expect(refused).toEqual([]);
});

it.each([
  ['c', 'issue.comment'],
  ['Mod+k', 'general.palette'],
  ['c x', 'issue.comment'],
  ['g', 'go'],
])('refuses %s for another command, since %s has it or begins alike', (key, taker) => {
  const problem = findKeyProblem({ slot: 'issue.edit', key }, slots, untouched);

  expect(problem).toMatchObject({ kind: 'taken', by: { slot: taker } });
});

it.each(['Escape', 'Enter', 'Tab', 'ArrowDown', 'Mod+Enter', 'F5', 'g Enter'])(
  'refuses %s, which means something everywhere',
  (key) => {
    expect(findKeyProblem({ slot: 'issue.edit', key }, slots, untouched)).toEqual({
      kind: 'reserved',
    });
  },
);

it.each(['Mod+c', 'Mod+v', 'Mod+w', 'Mod+z', 'Mod+Shift+t', 'Mod+0', 'Mod+-', 'Mod+f x'])(
  'refuses %s, which the browser needs',
  (key) => {
    const without = withKey(untouched, slotOf('issue.undo'), null);

    expect(findKeyProblem({ slot: 'issue.edit', key }, slots, without)).toEqual({
      kind: 'reserved',
    });
  },
);

it.each(['y Mod+x', 'y Alt+x', 'y Insert'])('refuses %s, which could not be read again', (key) => {
  expect(findKeyProblem({ slot: 'issue.edit', key }, slots, untouched)).toEqual({
    kind: 'reserved',
  });
});

it.each([
  ['row.clear', 'Escape'],
  ['issue.undo', 'Mod+z'],
  ['cell.edit', 'F2'],
])('gives %s its own key %s back', (slot, key) => {
  const without = withKey(untouched, slotOf(slot), null);

  expect(findKeyProblem({ slot, key }, slots, without)).toBeNull();
});

it('gives a key that somebody gave up to another', () => {
  const without = withKey(untouched, slotOf('issue.comment'), null);

  expect(keyNow(slotOf('issue.comment'), without)).toBeNull();
  expect(findKeyProblem({ slot: 'issue.edit', key: 'c' }, slots, without)).toBeNull();
});

it('keeps nothing of a key that is as it came', () => {
  const slot = slotOf('issue.comment');

  expect(withKey(withKey(untouched, slot, 'y'), slot, 'c')).toEqual(untouched);
});

it('reads back any keymap it has saved', () => {
  const free = ['y', 'Shift+y', 'Mod+y', 'z', 'Alt+z', '+', 'q w', 'Shift+q', null];
  const chosen = fc.uniqueArray(fc.integer({ min: 0, max: slots.length - 1 }), {
    maxLength: free.length,
  });

  fc.assert(
    fc.property(chosen, fc.boolean(), (indexes, isOn) => {
      const changed = Object.fromEntries(
        indexes.map((index, place) => [slots[index]?.slot ?? '', free[place] ?? null]),
      );

      expect(readKeymap(keymapText({ isOn, changed }), slots)).toEqual({ isOn, changed });
    }),
  );
});

it.each([
  ['no file of ours', '{"a": 1}'],
  ['no JSON', 'keys'],
  ['keys that clash', keymapText({ isOn: true, changed: { 'issue.edit': 'c' } })],
  ['a reserved key', keymapText({ isOn: true, changed: { 'issue.edit': 'Enter' } })],
  ['what is no key', keymapText({ isOn: true, changed: { 'issue.edit': 'some key' } })],
])('takes nothing from %s', (_what, text) => {
  expect(readKeymap(text, slots)).toBeNull();
});

it('gives up keys that clash by now, and keeps the others, where nobody could mend them', () => {
  const changed = { 'issue.edit': 'c', 'issue.move': 'q' };
  const text = keymapText({ isOn: false, changed });

  expect(readKeymap(text, slots, { isLenient: true })).toEqual({
    isOn: false,
    changed: { 'issue.edit': null, 'issue.move': 'q' },
  });
});

it('gives up what is no key, and keeps the others, where nobody could mend it', () => {
  const changed = { 'issue.edit': 'y Mod+x', 'issue.move': 'q', 'issue.reply': 7 };
  const text = JSON.stringify({ format: 'issuedesk.keys', isOn: false, changed });

  expect(readKeymap(text, slots, { isLenient: true })).toEqual({
    isOn: false,
    changed: { 'issue.edit': null, 'issue.move': 'q', 'issue.reply': null },
  });
});

it('passes over commands it does not know', () => {
  const text = keymapText({ isOn: true, changed: { 'issue.later': 'y', 'issue.edit': 'q' } });

  expect(readKeymap(text, slots)).toEqual({ isOn: true, changed: { 'issue.edit': 'q' } });
});
