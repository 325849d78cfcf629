/** Files made of the chart on screen: drawing, picture, figures. */
import { harmlessName } from '@/lib/bidiControls';
import { toCsv } from '@/lib/csv';
import { toFileName } from '@/lib/fileNames';
import { downloadBlob, downloadText } from '@/ui/download';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** What stylesheets say, which a file has to say by itself. */
const resolved = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'direction',
] as const;

/** Room for the title, in px. */
const head = 34;
const margin = 16;

/** Of which list it is, too: nothing else says so in a file. */
function titleOf(drawing: Element, list: string): string {
  const chart = drawing.closest<HTMLElement>('[data-chart]')?.dataset['chart'] ?? '';
  return `${list} — ${chart}`;
}

/** The drawing as a text that needs nothing besides. */
function standalone(
  drawing: SVGSVGElement,
  title: string,
): { text: string; width: number; height: number } {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (original) resolve(element, getComputedStyle(original));
  });
  const { width, height } = {
    width: drawing.width.baseVal.value + margin * 2,
    height: drawing.height.baseVal.value + head + margin,
  };
  copy.setAttribute('xmlns', svgNamespace);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const view = [-margin, -head, width, height].map(String).join(' ');
  copy.setAttribute('viewBox', view);
  copy.prepend(background(drawing, { width, height }), heading(drawing, title));
  return { text: new XMLSerializer().serializeToString(copy), width, height };
}

function resolve(element: Element, style: CSSStyleDeclaration): void {
  for (const { name } of [...element.attributes]) {
    if (/^(?:class|role|tabindex|aria-.*|data-.*)$/.test(name)) element.removeAttribute(name);
  }
  for (const property of resolved) {
    const value = style.getPropertyValue(property);
    if (value === '') continue;
    // Its own part of the drawing stays a name, without the address of the page.
    const fill = /^url\(["']?[^#]*(#[^"')]+)["']?\)$/.exec(value)?.[1];
    element.setAttribute(property, fill === undefined ? plainColour(value) : `url(${fill})`);
  }
}

/** Colours as every program reads them: few know those that stylesheets may have. */
function plainColour(value: string): string {
  if (!/^(?:ok|color|lab|lch|rgba?)/.test(value)) return value;
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return 'none';
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function background(
  drawing: Element,
  { width, height }: { width: number; height: number },
): SVGRectElement {
  const paper = document.createElementNS(svgNamespace, 'rect');
  const values = { x: -margin, y: -head, width, height };
  for (const [name, value] of Object.entries(values)) paper.setAttribute(name, String(value));
  const behind = drawing.closest('[data-chart]') ?? drawing;
  paper.setAttribute('fill', plainColour(getComputedStyle(behind).backgroundColor));
  return paper;
}

function heading(drawing: SVGSVGElement, title: string): SVGTextElement {
  const text = document.createElementNS(svgNamespace, 'text');
  const style = getComputedStyle(drawing.closest('[data-chart]') ?? drawing);
  text.textContent = harmlessName(title);
  // Where lines begin: the drawing around it says in which direction it is read.
  text.setAttribute('x', String(style.direction === 'rtl' ? drawing.width.baseVal.value : 0));
  text.setAttribute('y', String(-head / 2));
  text.setAttribute('font-family', style.fontFamily);
  text.setAttribute('font-size', style.fontSize);
  text.setAttribute('font-weight', '600');
  text.setAttribute('fill', plainColour(style.color));
  return text;
}

const svgType = 'image/svg+xml';

/** Saves the drawing. */
export function saveSvg(drawing: SVGSVGElement, list: string): void {
  const title = titleOf(drawing, list);
  const { text } = standalone(drawing, title);
  downloadText(text, {
    name: toFileName(title, 'svg'),
    type: `${svgType}; charset=UTF-8`,
  });
}

/** Dots for each px, so that it is sharp on paper, too. */
const sharpness = 2;

/** Saves a picture of the drawing. Rejects where the browser cannot make one. */
export async function savePng(drawing: SVGSVGElement, list: string): Promise<void> {
  const title = titleOf(drawing, list);
  const { text, width, height } = standalone(drawing, title);
  const source = URL.createObjectURL(new Blob([text], { type: svgType }));
  try {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * sharpness);
    canvas.height = Math.ceil(height * sharpness);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/png');
    });
    if (!blob) throw new Error('The picture is empty.');
    downloadBlob(blob, toFileName(title, 'png'));
  } finally {
    URL.revokeObjectURL(source);
  }
}

/** Saves the figures below the drawing, as they stand there. */
export function saveCsv(drawing: SVGSVGElement, list: string): void {
  const figures = drawing
    .closest('section')
    ?.querySelector<HTMLTableElement>('table[data-chart-figures]');
  const rows = [...(figures?.rows ?? [])].map(({ cells }) =>
    [...cells].map((cell) => cell.textContent),
  );
  downloadText(toCsv(rows, { delimiter: ',' }), {
    name: toFileName(titleOf(drawing, list), 'csv'),
    type: 'text/csv; charset=UTF-8',
  });
}
