import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass';
import { Icon } from './Icon';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'aria-label'> & {
  href: string;
  variant?: ButtonVariant;
} & (
    | { icon?: LucideIcon; isIconOnly?: false; label?: never }
    | {
        icon: LucideIcon;
        isIconOnly: true;
        /** Names the link and shows on hover and focus. */
        label: string;
      }
  );

/** A link that looks like a button: it leads somewhere, so it opens in a new tab like any link. */
export function LinkButton({
  variant = 'default',
  icon,
  isIconOnly = false,
  label,
  children,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      {...rest}
      className={buttonClass(variant, isIconOnly, className)}
      aria-label={label}
      data-tip={label}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  );
}
