import type { LucideIcon } from 'lucide-react';
import { classNames } from './classNames';
import styles from './Icon.module.css';

interface IconProps {
  icon: LucideIcon;
  /** Points along the line of text, so it turns round with it. */
  isDirectional?: boolean;
  className?: string | undefined;
}

/** An icon at the size of the text, hidden from assistive technology: the words beside it speak. */
export function Icon({ icon: Glyph, isDirectional = false, className }: IconProps) {
  return (
    <Glyph
      className={classNames(isDirectional && styles['directional'], className)}
      size="1rem"
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
    />
  );
}
