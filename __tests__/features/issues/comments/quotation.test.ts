import { quotation } from '@/features/issues/comments/quotation';

test('encloses a text and leaves an empty line to go on', () => {
  expect(quotation({ label: 'comment #5', text: 'one\n\ntwo' })).toBe(
    '[quote comment #5]\none\n\ntwo\n[/quote]\n\n',
  );
});
