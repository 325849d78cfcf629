import { isLanguage, languages } from '@/server/rules/languages';

/** What browsers call a language that the server knows by another name. */
const otherNames: Readonly<Record<string, string>> = { nn: 'nb', no: 'nb' };

/** The language of the server that suits an `Accept-Language` header best, `en_US` when none does. */
export function preferredLanguage(header: string): string {
  const wanted = header
    .split(',')
    .map(readRange)
    .filter(({ weight }) => weight > 0)
    .sort((first, second) => second.weight - first.weight);
  for (const { tag } of wanted) {
    const language = findLanguage(tag);
    if (language !== undefined) return language;
  }
  return 'en_US';
}

function readRange(range: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: Number.isNaN(weight) ? 0 : weight };
}

/** The same language and country, else the same language. */
function findLanguage(tag: string): string | undefined {
  const [name = '', country = ''] = tag.split('-');
  const language = otherNames[name] ?? name;
  const key = `${language}_${country.toUpperCase()}`;
  if (isLanguage(key)) return key;
  return languages.find((known) => known.key.split('_')[0] === language)?.key;
}
