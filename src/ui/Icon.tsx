import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { classNames } from './classNames';
import { NextIcon, PreviousIcon } from './icons';
import styles from './Icon.module.css';

interface IconProps {
  icon: LucideIcon;
  className?: string | undefined;
}

/** By their classes; there are a few. */
const known = new WeakMap<LucideIcon, Map<string | undefined, ReactElement>>();

/**
 * An icon at the size of the text, hidden from assistive technology: the words beside it speak. What points along the line
 * of text turns round with it.
 */
export function Icon({ icon: Glyph, className }: IconProps) {
  const isDirectional = Glyph === NextIcon || Glyph === PreviousIcon;
  const classes = classNames(isDirectional && styles['directional'], className);
  const byClass = known.get(Glyph) ?? new Map<string | undefined, ReactElement>();
  // The same element again is not rendered again. Not by `memo`: what paints the early list goes without React.
  const drawn = byClass.get(classes) ?? (
    <Glyph
      className={classes}
      size="1rem"
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
  known.set(Glyph, byClass.set(classes, drawn));
  return drawn;
}
