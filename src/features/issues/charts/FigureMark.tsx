import { classNames } from '@/ui/classNames';
import styles from './Chart.module.css';
import type { Mark } from './chartShapes';
import type { ChartPoint } from './chartTable';

interface FigureMarkProps {
  id: string;
  mark: Mark;
  label: string;
  fill: string | undefined;
  hue: number | null;
  isAt: boolean;
  isLink: boolean;
  onHover: (point: ChartPoint) => void;
  onOpen: (point: ChartPoint) => void;
}

/** One figure. The keyboard is handled by the list around it. */
export function FigureMark({
  id,
  mark,
  label,
  fill,
  hue,
  isAt,
  isLink,
  onHover,
  onOpen,
}: FigureMarkProps) {
  const { x, y, width, height } = mark;
  return (
    <rect
      id={id}
      role="option"
      aria-selected={isAt}
      aria-label={label}
      className={classNames(styles['mark'], isAt && styles['at'], isLink && styles['link'])}
      x={x}
      y={y}
      width={width}
      height={height}
      {...(fill === undefined ? { 'data-tone': hue ?? 'accent' } : { fill })}
      onPointerEnter={() => {
        onHover(mark);
      }}
      onClick={() => {
        onOpen(mark);
      }}
    />
  );
}
