import { addPress, type Press, pressName } from '@/commands/pressNames';

const press = (key: string, code: string, held: Partial<Press> = {}): Press => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const shift = { shiftKey: true };

it.each<[string, Press, string | null]>([
  ['a letter', press('j', 'KeyJ'), 'j'],
  ['a letter with Shift', press('J', 'KeyJ', shift), 'Shift+j'],
  ['a letter under Caps Lock', press('J', 'KeyJ'), 'j'],
  ['Ctrl and a letter', press('k', 'KeyK', { ctrlKey: true }), 'Mod+k'],
  ['Cmd and a letter', press('k', 'KeyK', { metaKey: true }), 'Mod+k'],
  ['both of them', press('k', 'KeyK', { metaKey: true, ctrlKey: true }), null],
  ['a sign, QWERTY', press('?', 'Slash', shift), '?'],
  ['a sign, AZERTY', press('?', 'KeyM', shift), '?'],
  ['a sign without Shift here and with it there', press('/', 'Period', shift), '/'],
  ['a letter elsewhere, AZERTY', press('a', 'KeyQ'), 'a'],
  ['a letter elsewhere, Dvorak', press('j', 'KeyC'), 'j'],
  ['a Cyrillic letter', press('о', 'KeyJ'), 'j'],
  ['a Cyrillic letter with Shift', press('О', 'KeyJ', shift), 'Shift+j'],
  ['Ctrl and a Cyrillic letter', press('л', 'KeyK', { ctrlKey: true }), 'Mod+k'],
  ['a Greek letter', press('ξ', 'KeyJ'), 'j'],
  [
    'a sign with AltGr',
    press('@', 'KeyQ', { ctrlKey: true, altKey: true, getModifierState: () => true }),
    '@',
  ],
  [
    'what AltGr writes where it is no sign of ours',
    press('€', 'KeyE', { ctrlKey: true, altKey: true, getModifierState: () => true }),
    null,
  ],
  ['a question mark of another script', press('؟', 'Slash', shift), '?'],
  ['a letter where others have the slash', press('ظ', 'Slash'), '/'],
  ['a letter with an accent at the place of the slash', press('é', 'Slash'), null],
  ['a named key', press('Escape', 'Escape'), 'Escape'],
  ['an unfinished accent', press('Dead', 'Quote'), null],
  ['Shift alone', press('Shift', 'ShiftLeft', shift), null],
  ['a letter of no known place', press('ж', 'Semicolon'), null],
])('names %s', (_what, pressed, name) => {
  expect(pressName(pressed)).toBe(name);
});

const keys = new Set(['g i', 'g h', 'j']);

it.each([
  ['', 'j', 'j', ''],
  ['', 'g', null, 'g'],
  ['g', 'i', 'g i', ''],
  ['g', 'j', 'j', ''],
  ['g', 'g', null, 'g'],
  ['g', 'q', null, ''],
])('after "%s", %s is the key %s and leaves "%s"', (before, name, match, pending) => {
  expect(addPress(before, name, keys)).toEqual({ match, pending });
});
