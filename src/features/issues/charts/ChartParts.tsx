import { classNames } from '@/ui/classNames';
import styles from './Chart.module.css';
import type { Label, Shapes } from './chartShapes';

/** Lines and words around the figures; the list of figures says the same. */
export function Grid({ shapes }: { shapes: Shapes }) {
  return (
    <g aria-hidden="true">
      {shapes.lines.map((line, index) => (
        <line key={index} className={styles['line']} {...line} />
      ))}
      {shapes.labels.map((label, index) => (
        <Words key={index} className={styles['label']} {...label} />
      ))}
    </g>
  );
}

/** Areas on each other, each as its series is filled. */
export function Areas({ shapes, prefix }: { shapes: Shapes; prefix: string }) {
  return (
    <g aria-hidden="true">
      {shapes.paths.map(({ series, d }) => (
        <path
          key={series}
          className={styles['area']}
          d={d}
          {...(shapes.isMirrored && {
            transform: `translate(${String(shapes.width)} 0) scale(-1 1)`,
          })}
          fill={`url(#${prefix}-fill-${String(series)})`}
        />
      ))}
    </g>
  );
}

/** Numbers at bars and on their parts. */
export function Figures({ shapes }: { shapes: Shapes }) {
  return (
    <g aria-hidden="true">
      {shapes.figures.map(({ isInside, ...figure }, index) => (
        <Words
          key={index}
          className={classNames(styles['number'], isInside && styles['inside'])}
          {...figure}
        />
      ))}
    </g>
  );
}

/** What the series are called. */
export function Legend({ shapes, prefix }: { shapes: Shapes; prefix: string }) {
  return (
    <g aria-hidden="true">
      {shapes.legend.map(({ series, x, y, text }) => (
        <g key={series}>
          <rect
            className={styles['key']}
            x={shapes.isMirrored ? x - 12 : x}
            y={y - 6}
            width={12}
            height={12}
            fill={`url(#${prefix}-fill-${String(series)})`}
          />
          <text
            className={styles['label']}
            x={shapes.isMirrored ? x - 18 : x + 18}
            y={y}
            dominantBaseline="central"
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

function Words({ x, y, text, anchor, className }: Label & { className: string | undefined }) {
  return (
    <text className={className} x={x} y={y} textAnchor={anchor} dominantBaseline="central">
      {text}
    </text>
  );
}
