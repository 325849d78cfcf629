import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { buttonClass, type ButtonVariant } from './buttonClass';
import { Icon } from './Icon';
import { ProgressLine } from './ProgressLine';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  icon?: LucideIcon;
  /** Keeps the focus and the width, but takes no further click. */
  isBusy?: boolean;
}

/** A push button. Unlike the native one it submits only when told so by `type="submit"`. */
export function Button({
  variant = 'default',
  icon,
  isBusy = false,
  children,
  ...rest
}: ButtonProps) {
  const isDisabled = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy || isDisabled) {
      event.preventDefault();
      return;
    }
    rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, icon !== undefined && !children, rest.className)}
      aria-busy={isBusy || rest['aria-busy']}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {icon && <Icon icon={icon} />}
      {children}
      {isBusy && (
        <span className={styles['busyLine']}>
          <ProgressLine isActive />
        </span>
      )}
    </button>
  );
}
