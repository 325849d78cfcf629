import styles from './Chart.module.css';
import type { ChartKind } from './chartChoice';
import type { ChartItem } from './chartTable';

/** Lines and dots on the colour, so that nobody has to tell colours apart; the first is plain. */
const textures: readonly string[] = [
  '',
  'M0 8 8 0 M-2 2 2 -2 M6 10 10 6',
  'M2 2h.01 M6 6h.01',
  'M0 4h8',
  'M0 0 8 8 M-2 6 2 10 M6 -2 10 2',
  'M4 0v8',
  'M0 0 8 8 M8 0 0 8',
  'M0 4h8 M4 0v8',
];

interface SeriesFillsProps {
  series: readonly ChartItem[];
  kind: ChartKind;
  prefix: string;
}

/** What the series of a chart are filled with: the hue of the value, or one colour in steps, with a texture each. */
export function SeriesFills({ series, kind, prefix }: SeriesFillsProps) {
  return (
    <defs>
      {series.map(({ key, hue }, index) => (
        <pattern
          key={key}
          id={`${prefix}-fill-${String(index)}`}
          width={8}
          height={8}
          patternUnits="userSpaceOnUse"
        >
          <rect
            className={styles['colour']}
            width={8}
            height={8}
            data-tone={hue ?? toneOf(kind, index)}
          />
          <path className={styles['texture']} d={textures[index % textures.length]} />
        </pattern>
      ))}
    </defs>
  );
}

/** Of what is no value: ages go from light to dark, the first of two dates stands out. */
function toneOf(kind: ChartKind, index: number): string {
  if (kind === 'age') return `age${String(index)}`;
  return kind === 'time' && index === 0 ? 'accent' : 'muted';
}
