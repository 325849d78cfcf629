import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const translations = path.resolve(import.meta.dirname, '../../../translations');

/** The texts of a language by message id. */
export function wordsOf(locale: string): (id: string) => string {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(translations, file), 'utf8')) as Record<string, unknown>;
  const english = read('en_US.json') as Record<string, { defaultMessage: string }>;
  const isTranslated = locale !== 'en_US' && existsSync(path.join(translations, `${locale}.json`));
  const own = isTranslated ? read(`${locale}.json`) : {};
  return (id) => {
    const text = own[id] ?? english[id]?.defaultMessage;
    if (typeof text !== 'string') throw new Error(`There is no message ${id}.`);
    return text;
  };
}
