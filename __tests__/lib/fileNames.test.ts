import { isImageName, toFileName } from '@/lib/fileNames';
import { checkFileName } from '@/rules/fileNames';
import { fc } from '@tests/support/properties';

test.each([
  ['photo.png', true],
  ['photo.JPEG', true],
  ['a.b.svg', true],
  ['png', false],
  ['photo.png.zip', false],
  ['photo.webp', false],
])('%s is an image: %s', (name, isImage) => {
  expect(isImageName(name)).toBe(isImage);
});

test.each([
  ['Bugs - Active | Acme - Web', 'Bugs - Active - Acme - Web.csv'],
  ['..hidden', 'hidden.csv'],
  ['a:b*?c', 'a-b-c.csv'],
  ['', 'file.csv'],
  ['...', 'file.csv'],
])('%j becomes the file %s', (text, name) => {
  expect(toFileName(text, 'csv')).toBe(name);
});

test('any text becomes a name for a file', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const name = toFileName(text, 'csv');
      expect(checkFileName(name).ok).toBe(true);
      expect(name.length).toBeLessThanOrEqual(80);
    }),
  );
});
