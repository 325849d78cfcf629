/** What a file of a chart says by itself, as nothing else says it there. */
import { createRef } from 'react';
import { render, within } from '@testing-library/react';
import { saveSvg } from '@/features/issues/charts/saveChart';

const width = 600;
const height = 200;

/** What stylesheets say, by class; jsdom knows few properties of drawings, and hands none down. */
const styles: Record<string, Record<string, string>> = {
  label: { fill: 'black', 'text-anchor': 'start' },
  inside: { stroke: 'white', 'stroke-width': '4px', 'paint-order': 'stroke' },
};

/** The file of a drawing that holds the number 7 by the class, in a page of the direction. */
async function savedWith(className: string, direction: 'ltr' | 'rtl'): Promise<string> {
  const compute = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const style = compute(element);
    const own = styles[element.getAttribute('class') ?? ''];
    const said: Record<string, string> = { ...own, direction };
    jest.spyOn(style, 'getPropertyValue').mockImplementation((name) => said[name] ?? '');
    return Object.assign(style, { direction });
  });
  const drawing = createRef<SVGSVGElement>();
  render(
    <div data-chart="Count: Status">
      <svg ref={drawing} width={width} height={height}>
        <text className={className}>7</text>
      </svg>
    </div>,
  );
  if (!drawing.current) throw new Error('Nothing is drawn');
  // Sizes of drawings are unknown to jsdom.
  Object.defineProperties(drawing.current, {
    width: { value: { baseVal: { value: width } } },
    height: { value: { baseVal: { value: height } } },
  });
  const create = jest.spyOn(URL, 'createObjectURL');
  saveSvg(drawing.current, 'Bugs');
  const [[file] = []] = create.mock.calls;
  if (!(file instanceof Blob)) throw new Error('No file was made');
  return new TextDecoder().decode(await file.arrayBuffer());
}

/** A text in the file. */
function textIn(file: string, text: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(file, 'text/html');
  return within(document.importNode(body, true)).getByText(text);
}

test('numbers lie over the stroke that keeps them from what is behind', async () => {
  const number = textIn(await savedWith('inside', 'ltr'), '7');

  expect(number).toHaveAttribute('stroke', 'white');
  expect(number).toHaveAttribute('paint-order', 'stroke');
});

test.each([
  ['ltr', 0],
  ['rtl', width],
] as const)('texts are read %s, with the heading where lines begin', async (direction, x) => {
  const file = await savedWith('label', direction);

  // The heading has it from there.
  expect(file).toMatch(new RegExp(`^<svg [^>]*direction="${direction}"`));
  expect(textIn(file, '7')).toHaveAttribute('direction', direction);
  expect(textIn(file, 'Bugs — Count: Status')).toHaveAttribute('x', String(x));
});
