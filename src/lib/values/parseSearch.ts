import { type Result, success } from '../result';
import { parseDate } from './parseDates';
import type { FormatSettings } from './formats';
import { parseItemId } from './integers';
import { parseNumber } from './parseNumbers';
import { type ParsedValue, sameValue } from './parsedValue';
import { collapseSpaces } from './singleLine';
import { normalizeString } from './strings';

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

/**
 * Reads the text of the search box: `wire` is the search value, `text` what the box shows then.
 * Both are empty when nothing is searched for. Codes: 319, 328 - 334.
 */
export function parseSearch(
  rule: SearchRule,
  input: string,
  formats: FormatSettings,
): Result<ParsedValue> {
  const text = collapseSpaces(input);
  if (text === '') {
    return success(sameValue(''));
  }
  switch (rule.kind) {
    case 'id': {
      const id = parseItemId(text);
      return id.ok ? success({ text: `#${id.value}`, wire: String(id.value) }) : id;
    }
    case 'text': {
      const normalized = normalizeString(text);
      return normalized.ok ? success(sameValue(normalized.value)) : normalized;
    }
    case 'date':
      return parseDate(text, {}, formats);
    case 'number':
      return parseNumber(text, { decimal: rule.decimal, strip: rule.strip }, formats);
  }
}
