import type { LucideIcon } from 'lucide-react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ButtonVariant } from './buttonClass';
import { LinkButton } from './LinkButton';

/** A window to go to. */
export interface WindowTarget {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** Raw path. */
  path: string;
}

interface WindowLinkProps extends WindowTarget {
  variant?: ButtonVariant;
}

/** A button that opens a window. */
export function WindowLink({ label, path, ...button }: WindowLinkProps) {
  const intl = useIntl();
  return (
    <LinkButton {...button} href={`#${path}`}>
      {intl.formatMessage(label)}
    </LinkButton>
  );
}
