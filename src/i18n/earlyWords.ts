/** The words of the list before the client, and with it react-intl, is there (decision 042). */
import { languageTag } from '@/lib/languageTag';
import { formatNumber, type NumberFormats } from '@/lib/values/formatNumbers';
import type { SpokenLanguage } from './loadLocale';
import type { Words } from './words';

type Values = Readonly<Record<string, string | number>>;

/** What the parts of a precompiled message are. */
const kinds = { literal: 0, argument: 1, number: 2, plural: 6, pound: 7 };

/** A part of a precompiled message, as far as it is known here. */
interface Part {
  type: number;
  value?: string;
  offset?: number;
  pluralType?: Intl.PluralRuleType | undefined;
  options?: Readonly<Record<string, { value: readonly Part[] }>>;
}

/**
 * Texts of one language, with numbers as the server writes them. It knows texts, values, numbers and plurals.
 *
 * @throws when a text needs more, or was not precompiled
 */
export function createEarlyWords(
  { locale, messages }: SpokenLanguage,
  numbers: NumberFormats,
): Words {
  const writeNumber = (value: string | number) =>
    formatNumber(String(value), { decimal: 6, strip: true }, numbers);

  function write(parts: readonly Part[], values: Values, tag: string, count = 0): string {
    return parts.map((part) => writePart(part, values, tag, count)).join('');
  }

  function writePart(part: Part, values: Values, tag: string, count: number): string {
    const { type, value: text = '', offset = 0, pluralType, options = {} } = part;
    const value = values[text];
    if (type === kinds.literal) return text;
    if (type === kinds.pound) return writeNumber(count);
    if (value !== undefined) {
      if (type === kinds.argument) return String(value);
      if (type === kinds.number) return writeNumber(value);
      const amount = Number(value) - offset;
      const option =
        type === kinds.plural &&
        (options[`=${value}`] ??
          options[new Intl.PluralRules(tag, { type: pluralType }).select(amount)] ??
          options['other']);
      if (option) return write(option.value, values, tag, amount);
    }
    throw new Error(`${text}: ${type}`);
  }

  return {
    formatMessage({ id = '', defaultMessage }, values = {}) {
      const translated = messages[id];
      const parts = translated ?? defaultMessage;
      if (!Array.isArray(parts)) throw new Error(id);
      return write(parts, values, translated ? languageTag(locale) : 'en-US');
    },
  };
}
