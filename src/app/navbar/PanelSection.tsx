import type { MouseEvent } from 'react';
import styles from './NavbarPanel.module.css';

interface PanelSectionProps {
  heading?: string;
  links: readonly { href: string; label: string; onSelect?: (event: MouseEvent) => void }[];
}

/** Links of one kind, each as wide as the panel; nothing without links. */
export function PanelSection({ heading, links }: PanelSectionProps) {
  if (links.length === 0) return null;
  return (
    <section aria-label={heading}>
      {heading !== undefined && (
        <p className={styles['heading']} aria-hidden="true">
          {heading}
        </p>
      )}
      <ul>
        {links.map(({ href, label, onSelect }) => (
          <li key={href}>
            <a className={styles['link']} href={href} onClick={onSelect}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
