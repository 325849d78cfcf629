import { formSchema } from '@/forms/formSchema';
import { parsedText } from '@/forms/schema';
import { andThen, success } from '@/lib/result';
import { readItemId } from './readItemId';

/** Longest input: a sign and the digits of the greatest id. */
export const ITEM_MAX_LENGTH = 11;

/** One id with or without `#`, shown without. Codes: 325, 328, 329, 332 (screens 11.9). */
export const goToItemSchema = formSchema({
  item: parsedText((text) =>
    andThen(readItemId(text), (id) => success({ text: String(id), wire: id })),
  ),
});
