import styles from './NavbarPanel.module.css';

interface PanelSectionProps {
  heading?: string;
  links: readonly { href: string; label: string }[];
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
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={styles['link']} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
