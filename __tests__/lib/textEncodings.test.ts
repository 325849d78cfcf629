import { decodeText, guessEncoding, textEncodings } from '@/lib/textEncodings';

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

test.each([
  ['Name;Größe', new TextEncoder().encode('Name;Größe'), 'utf-8'],
  ['Name', new TextEncoder().encode('\uFEFFName'), 'utf-8'],
  ['Name;Größe', utf16('\uFEFFName;Größe', false), 'utf-16le'],
  ['Name;Größe', utf16('\uFEFFName;Größe', true), 'utf-16be'],
  ['Name;Größe', utf16('Name;Größe', false), 'utf-16le'],
  ['Name;Größe', utf16('Name;Größe', true), 'utf-16be'],
  ['Größe', Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65), 'windows-1252'],
  ['', new Uint8Array(), 'utf-8'],
] as const)('%s is read from what it is written in', (text, bytes, encoding) => {
  expect(guessEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes, encoding)).toBe(text);
});

test.each(textEncodings)('%s reads any bytes as some text', (encoding) => {
  expect(decodeText(Uint8Array.of(0xff, 0x80, 0x41, 0xd8, 0x00), encoding)).not.toBe('');
});
