/** Texts in what follows an address after `?`. */

/** As readable as an address allows. Half a character of two, which no address can hold, becomes its stand-in. */
export function writeAddressValue(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/%5B/g, '[')
    .replace(/%5D/g, ']')
    .replace(/%2B/g, '+');
}

/** The text that was written so; null for a broken escape, which stands for no text. */
export function readAddressValue(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
