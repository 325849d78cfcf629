import type { Dropdown } from '@/ui/useDropdown';
import { useOpenDropdown } from '@/ui/useOpenDropdown';
import { AppearanceSwitch } from './AppearanceSwitch';
import styles from './Navbar.module.css';

interface AppearancePopoverProps {
  id: string;
  label: string;
  dropdown: Dropdown;
}

/** What hangs below the button of the appearance. */
export function AppearancePopover({ id, label, dropdown }: AppearancePopoverProps) {
  const { popoverRef } = dropdown;
  useOpenDropdown(dropdown);
  return (
    <div
      className={styles['appearancePopover']}
      id={id}
      ref={popoverRef}
      role="group"
      aria-label={label}
    >
      <AppearanceSwitch />
    </div>
  );
}
