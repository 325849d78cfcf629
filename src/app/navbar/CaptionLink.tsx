import type { LucideIcon } from 'lucide-react';
import { LinkButton } from '@/ui/LinkButton';
import styles from './Navbar.module.css';

interface CaptionLinkProps {
  href: string;
  icon: LucideIcon;
  caption: string;
}

/** A link of the bar: its caption gives way to the icon below 1200 px and stays as a tooltip. */
export function CaptionLink({ href, icon, caption }: CaptionLinkProps) {
  return (
    <LinkButton variant="quiet" href={href} icon={icon} data-tip={caption}>
      <span className={styles['caption']}>{caption}</span>
    </LinkButton>
  );
}
