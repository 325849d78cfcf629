import styles from './Button.module.css';
import { classNames } from './classNames';

/** How much a button asks for: one primary per view, danger for what cannot be undone, quiet inside lists and bars. */
export type ButtonVariant = 'default' | 'primary' | 'danger' | 'quiet';

/** The look shared by buttons, links that act as buttons, and the triggers of menus. */
export function buttonClass(
  variant: ButtonVariant,
  isIconOnly: boolean,
  extra?: string,
): string | undefined {
  return classNames(styles['button'], styles[variant], isIconOnly && styles['iconOnly'], extra);
}
