import { hasAppleKeys } from '@/lib/appleKeys';

/** What keyboards call a key by another name than browsers do. */
const caps: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  Escape: 'Esc',
};

/** The presses of a key as keyboards call them. */
export function keyParts(name: string): string[] {
  return name.split(' ').map((press) => {
    const parts = press.split(/\+(?=.)/);
    const key = parts.at(-1) ?? '';
    const modifiers = parts.slice(0, -1).map((part) => (part === 'Mod' ? modName() : part));
    return [...modifiers, key.length === 1 ? key.toUpperCase() : (caps[key] ?? key)].join('+');
  });
}

/** The same as one text. */
export function keyText(name: string): string {
  return keyParts(name).join(' ');
}

function modName(): string {
  return hasAppleKeys() ? '⌘' : 'Ctrl';
}
