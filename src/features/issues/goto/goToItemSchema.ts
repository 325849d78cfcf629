import { formSchema } from '@/forms/formSchema';
import { checkedText } from '@/forms/schema';
import { success } from '@/lib/result';
import { parseItemId } from '@/lib/values/integers';
import { normalizeString } from '@/lib/values/strings';

/** Longest input: a sign and the digits of the greatest id. */
export const ITEM_MAX_LENGTH = 11;

/** One id with or without `#`; kept as digits. Codes: 325, 328, 329, 332 (screens 11.9). */
export const goToItemSchema = formSchema({
  item: checkedText((text) => {
    const normalized = normalizeString(text);
    if (!normalized.ok) return normalized;
    const parsed = parseItemId(normalized.value);
    return parsed.ok ? success(String(parsed.value)) : parsed;
  }),
});
