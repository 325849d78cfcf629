import { readNumber } from '@/forms/values/readNumber';
import { readText } from '@/forms/values/readText';
import { andThen, type Result, success } from '@/lib/result';
import type { FormatSettings } from '@/lib/values/formats';
import { type ParsedValue, sameValue } from '@/lib/values/parsedValue';
import { parseDate } from '@/lib/values/parseDates';
import { collapseSpaces } from '@/lib/values/singleLine';
import { maxLengths } from '@/protocol/limits';
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
