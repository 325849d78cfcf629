/** Texts of files whose encoding nobody says (decision 055). */

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** So many bytes tell whether every second one is empty. */
const sampleSize = 512;

/** By the mark at the beginning, by what Latin letters look like in 16 bits, or by whether it could be UTF-8 at all. */
export function guessEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = [...bytes.subarray(0, sampleSize)];
  const zerosAt = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zerosAt(1) > sample.length / 4) return 'utf-16le';
  if (zerosAt(0) > sample.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // What programs wrote before there was UTF-8: every text is one of these.
    return 'windows-1252';
  }
}

/** The text, without the mark at its beginning; what is no sign in the encoding becomes U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}
