import { readNumber } from '@/forms/values/readNumber';
import { readText } from '@/forms/values/readText';
import { andThen, type Result, success } from '@/lib/result';
import type { FormatSettings } from '@/lib/values/formats';
import { type ParsedValue, sameValue } from '@/lib/values/parsedValue';
import { parseDate } from '@/lib/values/parseDates';
import { collapseSpaces } from '@/lib/values/singleLine';
import { maxLengths } from '@/protocol/limits';
import type { ApiError } from '@/protocol/apiError';
import { issuePaths } from '@/routing/paths/issues';
import type { ListSearch } from '@/routing/paths/lists';
import { readItemId } from '../items/readItemId';

/** How the text of the search box is read; depends on the chosen column (screens 8.3). */
export type SearchRule =
  | { readonly kind: 'id' }
  | { readonly kind: 'text' }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'number';
      readonly decimal?: number | undefined;
      readonly strip?: boolean | undefined;
    };

interface SearchQuestion {
  rule: SearchRule;
  /** What was typed. */
  text: string;
  formats: FormatSettings;
  column: number;
  /** Where a search leads, null for none. */
  urlOf: (search: ListSearch | null) => string;
}

/** Where a search leads, and what it looks for: empty when it leads to an issue, as `#22` does. */
export function runSearch({
  rule,
  text,
  formats,
  column,
  urlOf,
}: SearchQuestion): { url: string; wire: string } | { error: ApiError } {
  const item = rule.kind === 'id' || !/^\s*#\d+\s*$/.test(text) ? null : readItemId(text.trim());
  if (item?.ok) return { url: issuePaths.item.url({ itemId: item.value }), wire: '' };
  const parsed = readSearch(rule, text, formats);
  if (!parsed.ok) return { error: { kind: 'api', code: parsed.code } };
  const { wire } = parsed.value;
  return { url: urlOf(wire === '' ? null : { column, value: wire }), wire };
}

/**
 * Reads the text of the search box: `wire` is the search value, `text` what the box shows then.
 * Both are empty when nothing is searched for. Codes: 319, 328 - 334.
 */
export function readSearch(
  rule: SearchRule,
  input: string,
  formats: FormatSettings,
): Result<ParsedValue> {
  const text = collapseSpaces(input);
  if (text === '') {
    return success(sameValue(''));
  }
  switch (rule.kind) {
    case 'id':
      return andThen(readItemId(text), (id) => success({ text: `#${id}`, wire: String(id) }));
    case 'text':
      return andThen(readText(text, { maxLength: maxLengths.value }), (line) =>
        success(sameValue(line)),
      );
    case 'date':
      return parseDate(text, {}, formats);
    case 'number':
      return readNumber(text, { decimal: rule.decimal, strip: rule.strip }, formats);
  }
}
