import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useMeasuredRows } from '@/forms/fields/useMeasuredRows';

const lineHeight = 20;
const charactersOfLine = 10;

/** As a browser wraps text, which there is none of here. */
beforeEach(() => {
  jest.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    const lines = Math.ceil(this.value.length / charactersOfLine);
    return Math.max(this.rows, lines) * lineHeight;
  });
});

function Area({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  useMeasuredRows(area, text);
  const style = { lineHeight: `${String(lineHeight)}px`, padding: 0 };
  return <textarea ref={area} rows={2} style={style} value={text} readOnly />;
}

it('makes room for the lines that a long one is wrapped into, up to a limit, and gives it back', () => {
  const { rerender } = render(<Area text="short" />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');

  rerender(<Area text={'x'.repeat(50)} />);
  expect(area.rows).toBe(6);
  rerender(<Area text={'x'.repeat(500)} />);
  expect(area.rows).toBe(12);
  rerender(<Area text="short" />);
  expect(area.rows).toBe(3);
});
