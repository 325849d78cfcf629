import { parseStored, readStored, writeStored } from '@/lib/browserStorage';
import { fieldsOf } from '@/lib/fieldsOf';

/** How this device shows the application. Kept in the browser: it concerns the screen, not the account. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  /** Off follows the system. */
  hasMoreContrast: boolean;
  /** How high the rows of lists are. */
  density: 'compact' | 'normal' | 'comfortable';
  /** Of all text. */
  size: 'normal' | 'large' | 'larger';
}

const storageKey = 'issuedesk.appearance';

/** The stored choice, or the system's where nothing (or nothing sensible) is stored. */
export function readAppearance(): Appearance {
  const stored: StoredAppearance = fieldsOf(parseStored(readStored(storageKey)));
  return {
    theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : 'system',
    hasMoreContrast: stored.hasMoreContrast === true,
    density: densityOf(stored),
    size: stored.size === 'large' || stored.size === 'larger' ? stored.size : 'normal',
  };
}

/** Sets what `tokens.css` looks at on the root element. Called before anything is shown. */
export function applyAppearance(
  { theme, hasMoreContrast, density, size } = readAppearance(),
): void {
  mark('theme', theme !== 'system' && theme);
  mark('contrast', hasMoreContrast && 'more');
  mark('density', density !== 'normal' && density);
  mark('size', size !== 'normal' && size);
}

/** Applies a choice and keeps it for the next visit, as far as the browser lets us. */
export function storeAppearance(appearance: Appearance): void {
  applyAppearance(appearance);
  writeStored(storageKey, JSON.stringify(appearance));
}

/** What was kept of an appearance, now or by an earlier version, which knew compact rows alone. */
type StoredAppearance = Partial<Record<keyof Appearance | 'isCompact', unknown>>;

function densityOf({ density, isCompact }: StoredAppearance): Appearance['density'] {
  if (density === 'comfortable' || density === 'compact') return density;
  return isCompact === true && density === undefined ? 'compact' : 'normal';
}

function mark(name: string, value: string | false) {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else Reflect.deleteProperty(dataset, name);
}
