import { harmlessName } from '@/lib/bidiControls';

test.each([
  ['a plain name', 'report.pdf', 'report.pdf'],
  ['an override that turns an ending round', 'invoice\u202efdp.exe', 'invoice\ufffdfdp.exe'],
  ['an embedding and its end', 'a\u202bb\u202cc', 'a\ufffdb\ufffdc'],
  ['isolates', '\u2066x\u2069', '\ufffdx\ufffd'],
  ['a mark that right-to-left text needs', 'שלום\u200f!', 'שלום\u200f!'],
  ['emoji joined to one', '👩\u200d💻', '👩\u200d💻'],
])('shows %s so that it cannot lie', (_what, name, shown) => {
  expect(harmlessName(name)).toBe(shown);
});
