import { fileSize } from '@/lib/fileSizes';
import { de, us } from './values/samples';

test.each([
  [0, 'bytes', '0', '0'],
  [1023, 'bytes', '1,023', '1.023'],
  [1024, 'kB', '1', '1'],
  [1025, 'kB', '1', '1'],
  [1536, 'kB', '1.5', '1,5'],
  [1048575, 'kB', '1,024', '1.024'],
  [1572864, 'MB', '1.5', '1,5'],
  [11796480, 'MB', '11.3', '11,3'],
  [2147483648, 'MB', '2,048', '2.048'],
])('%d bytes are told in %s', (bytes, unit, american, german) => {
  expect(fileSize(bytes, us)).toEqual({ unit, amount: american });
  expect(fileSize(bytes, de)).toEqual({ unit, amount: german });
});
