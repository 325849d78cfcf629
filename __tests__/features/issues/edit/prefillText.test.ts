import { type Prefill, readPrefill, writePrefill } from '@/features/issues/edit/prefillText';
import { issuePaths } from '@/routing/paths/issues';
import { fc, runs } from '@tests/support/properties';

const attributes = [
  { attributeId: 1, name: 'Assigned To' },
  { attributeId: 2, name: 'Status' },
  { attributeId: 7, name: 'name' },
  { attributeId: 9, name: 'attribute2' },
];

const nothing: Prefill = { name: null, place: null, description: null, format: null, values: [] };

const aText = fc.oneof(
  fc.constantFrom('', '[Me]', '[Today]+7', 'a, b', 'x=y&z', '#?%', '%41', 'é\n\n"', '+'),
  fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/\p{Surrogate}/u.test(text)),
);
const aPrefill = fc.record({
  name: fc.option(aText),
  place: fc.option(
    fc.record({
      kind: fc.constantFrom('folder' as const, 'project' as const),
      id: fc.integer({ min: 1, max: 2_147_483_647 }),
    }),
  ),
  description: fc.option(aText),
  format: fc.option(fc.constantFrom(0 as const, 1 as const)),
  values: fc.uniqueArray(fc.record({ attributeId: fc.constantFrom(1, 2, 7, 9), value: aText }), {
    selector: ({ attributeId }) => attributeId,
  }),
});

test('what the form begins with is the same after it stood in an address', () => {
  fc.assert(
    fc.property(aPrefill, (prefill) => {
      const query = writePrefill(prefill);
      const path = `${issuePaths.addIssue.url({ typeId: 2 })}?${query}`;

      // As a browser keeps it.
      const kept = new URL(`http://a/#${path}`).hash.slice(1);

      expect(kept).toBe(path);
      expect(readPrefill(query, attributes)).toEqual({ prefill, ignored: [] });
    }),
    { numRuns: runs(300) },
  );
});

test('any address is read, and what was read of it is written alike', () => {
  const aPart = fc
    .tuple(
      fc.constantFrom('name', 'folder', 'project', 'format', 'attribute1', 'Status', 'id', '', '%'),
      fc.string({ unit: 'grapheme-ascii', maxLength: 6 }),
    )
    .map(([key, value]) => `${key}=${value}`);
  fc.assert(
    fc.property(fc.array(aPart, { maxLength: 6 }), (parts) => {
      const query = parts.join('&');
      const { prefill, ignored } = readPrefill(query, attributes);

      expect(readPrefill(writePrefill(prefill), attributes).prefill).toEqual(prefill);
      for (const part of ignored) expect(query).toContain(part);
    }),
    { numRuns: runs(300) },
  );
});

test.each<[string, Partial<Prefill>, readonly string[]]>([
  ['', {}, []],
  ['name=Broken%20lamp', { name: 'Broken lamp' }, []],
  ['name=a+b', { name: 'a+b' }, []],
  ['description=a%0Ab&format=plain', { description: 'a\nb', format: 0 }, []],
  ['folder=5', { place: { kind: 'folder', id: 5 } }, []],
  ['folder=5&project=2', { place: { kind: 'folder', id: 5 } }, ['project=2']],
  ['attribute1=Bob', { values: [{ attributeId: 1, value: 'Bob' }] }, []],
  ['Assigned%20To=Bob', { values: [{ attributeId: 1, value: 'Bob' }] }, []],
  ['attribute2=x&Status=y', { values: [{ attributeId: 2, value: 'x' }] }, ['Status=y']],
  // A number counts before a name that looks like one, and our own words before both.
  ['attribute9=x', { values: [{ attributeId: 9, value: 'x' }] }, []],
  ['name=x&attribute7=y', { name: 'x', values: [{ attributeId: 7, value: 'y' }] }, []],
  ['Status=', { values: [{ attributeId: 2, value: '' }] }, []],
])('%s is read', (query, said, ignored) => {
  expect(readPrefill(query, attributes)).toEqual({ prefill: { ...nothing, ...said }, ignored });
});

test.each([
  'status=x',
  'attribute3=x',
  'folder=05',
  'folder=0',
  'folder=2147483648',
  'folder=x',
  'format=html',
  'format=constructor',
  'name',
  '=x',
  'name=%E0%A4%A',
  'created=1',
])('%s means nothing', (part) => {
  expect(readPrefill(part, attributes)).toEqual({ prefill: nothing, ignored: [part] });
});
