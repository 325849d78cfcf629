import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** The texts of a language as the build makes them. */
export function precompiled(locale: string): Record<string, MessageFormatElement[]> {
  const texts = JSON.parse(readFileSync(`translations/${locale}.json`, 'utf8')) as Record<
    string,
    string | { defaultMessage: string }
  >;
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      parse(typeof text === 'string' ? text : text.defaultMessage),
    ]),
  );
}
