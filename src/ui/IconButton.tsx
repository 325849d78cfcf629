import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './Button';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Names the button and shows on hover and focus. */
  label: string;
  icon: LucideIcon;
}

/** A button that shows an icon only: quiet unless told otherwise. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} aria-label={label} data-tip={label} />;
}
