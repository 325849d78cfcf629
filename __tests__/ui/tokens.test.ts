import { readFileSync } from 'node:fs';
import path from 'node:path';

type Scheme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(path.join(process.cwd(), 'src/ui/tokens.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);

/** The declarations of all top-level blocks with exactly this selector. */
function declarationsOf(source: string, selector: string): Tokens {
  const found = new Map<string, string>();
  for (const block of source.matchAll(/(?:^|\n) *(:root[^{]*?) \{([^{}]*)\}/g)) {
    if (block[1] !== selector) {
      continue;
    }
    for (const declaration of (block[2] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(declaration[1] ?? '', declaration[2] ?? '');
    }
  }
  return found;
}

function mediaBlock(condition: string): string {
  const start = css.indexOf(`@media (${condition}) {`);
  expect(start).toBeGreaterThan(-1);
  return css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
}

const withoutMedia = css.replace(/@media[^{]*\{[\s\S]*?\n\}/g, '');
const plain = declarationsOf(withoutMedia, ':root');
const moreByUser = declarationsOf(withoutMedia, ":root[data-contrast='more']");
const moreBySystem = declarationsOf(mediaBlock('prefers-contrast: more'), ':root');

function resolve(tokens: Tokens, name: string, scheme: Scheme): string {
  let value = tokens.get(name) ?? '';
  for (let depth = 0; depth < 8 && !value.startsWith('oklch('); depth += 1) {
    const pair = /^light-dark\((.+?\)), (.+\))\)$/.exec(value);
    if (pair) {
      value = (scheme === 'light' ? pair[1] : pair[2]) ?? '';
    }
    const reference = /^var\((--[\w-]+)\)$/.exec(value);
    if (reference) {
      value = tokens.get(reference[1] ?? '') ?? '';
    }
  }
  return value;
}

/** OKLCH to linear sRGB (Ottosson's matrices). */
function toLinearRgb(value: string): readonly [number, number, number] {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)$/.exec(value);
  if (!parts) {
    throw new Error(`not an opaque oklch colour: "${value}"`);
  }
  const [lightness = 0, chroma = 0, hue = 0] = parts.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(value: string): number {
  const [red, green, blue] = toLinearRgb(value);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tokens: Tokens, one: string, other: string, scheme: Scheme): number {
  const [a, b] = [
    luminance(resolve(tokens, one, scheme)),
    luminance(resolve(tokens, other, scheme)),
  ];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = [
  '--surface-sunken',
  '--surface',
  '--surface-raised',
  '--surface-hover',
  '--surface-selected',
];
const textOn = (inks: readonly string[], on: readonly string[]) =>
  inks.flatMap((ink) => on.map((s) => [ink, s] as const));

const bodyText = textOn(['--ink'], surfaces);
const otherText = [
  ...textOn(['--ink-muted', '--ink-link'], surfaces),
  ...textOn(['--danger-ink'], ['--surface', '--surface-raised', '--danger-surface']),
  ...textOn(
    ['--ink', '--ink-link'],
    ['--danger-surface', '--warning-surface', '--success-surface'],
  ),
  ...textOn(['--ink-on-accent'], ['--accent-fill', '--accent-fill-hover']),
  ...textOn(['--ink-on-danger'], ['--danger', '--danger-hover']),
  ...textOn(
    ['--code-keyword', '--code-string', '--code-number', '--code-comment'],
    ['--surface-sunken'],
  ),
  ['--warning-ink', '--warning-surface'],
  ['--success-ink', '--success-surface'],
  ['--tip-ink', '--tip-surface'],
] as const;
const interfaceParts = [
  ...textOn(
    ['--line-strong', '--focus', '--accent', '--accent-fill'],
    ['--surface', '--surface-raised', '--surface-sunken'],
  ),
  ...textOn(['--unread', '--modified'], surfaces),
  ...textOn(['--danger'], ['--surface', '--surface-raised', '--danger-surface']),
  ['--warning', '--warning-surface'],
  ['--success', '--success-surface'],
] as const;

const hues = Array.from({ length: 8 }, (_, index) => index + 1);

const themes = [
  { name: 'light', scheme: 'light', tokens: plain, bodyMinimum: 4.5 },
  { name: 'dark', scheme: 'dark', tokens: plain, bodyMinimum: 4.5 },
  {
    name: 'light, more contrast',
    scheme: 'light',
    tokens: new Map([...plain, ...moreByUser]),
    bodyMinimum: 7,
  },
  {
    name: 'dark, more contrast',
    scheme: 'dark',
    tokens: new Map([...plain, ...moreByUser]),
    bodyMinimum: 7,
  },
] as const;

describe.each(themes)('tokens in the theme $name', ({ scheme, tokens, bodyMinimum }) => {
  test.each(bodyText)('body text %s reads on %s', (ink, surface) => {
    expect(contrast(tokens, ink, surface, scheme)).toBeGreaterThanOrEqual(bodyMinimum);
  });

  test.each(otherText)('text %s reads on %s', (ink, surface) => {
    expect(contrast(tokens, ink, surface, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(hues)('initials and values read on the hue %i', (hue) => {
    const ratio = contrast(tokens, `--tint-ink-${hue}`, `--tint-${hue}`, scheme);
    expect(ratio).toBeGreaterThanOrEqual(7);
  });

  test.each(interfaceParts)('the part %s stands out from %s', (part, surface) => {
    expect(contrast(tokens, part, surface, scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('more contrast by the system and by the user is the same list', () => {
  expect([...moreByUser]).toEqual([...moreBySystem]);
  expect(moreByUser.size).toBeGreaterThan(0);
});

test('muted text is body text too when more contrast is asked for', () => {
  const tokens = new Map([...plain, ...moreByUser]);

  for (const scheme of ['light', 'dark'] as const) {
    expect(contrast(tokens, '--ink-muted', '--surface', scheme)).toBeGreaterThanOrEqual(7);
  }
});

test('every palette colour can be shown by an sRGB screen', () => {
  const palette = [...plain].filter(
    ([name]) => /-\d+$/.test(name) && /^--(neutral|petrol|red|amber|green)/.test(name),
  );

  for (const [, value] of palette) {
    for (const channel of toLinearRgb(value)) {
      expect(channel).toBeGreaterThanOrEqual(-0.001);
      expect(channel).toBeLessThanOrEqual(1.001);
    }
  }
  expect(palette.length).toBeGreaterThan(30);
});

test('every token that is referred to exists', () => {
  const all = new Map([...plain, ...moreByUser]);

  for (const reference of css.matchAll(/var\((--[\w-]+)\)/g)) {
    expect(all.has(reference[1] ?? '')).toBe(true);
  }
});
