import { transform } from '@formatjs/ts-transformer';

/**
 * Compiles default messages ahead of time and drops their descriptions. The production client has
 * no message parser (it would cost 7 kB of the first load), so every message must pass here or,
 * for a translation, through the catalogue loader.
 */
export function precompiledMessages() {
  return { before: [transform({ ast: true })] };
}
