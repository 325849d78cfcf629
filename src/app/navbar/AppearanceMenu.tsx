import { useId } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { AppearanceIcon } from '@/ui/icons';
import { useDropdown } from '@/ui/useDropdown';
import { useLazyPart } from '@/ui/useLazyPart';
import { appearancePart } from './barParts';
import { navbarMessages } from './messages';
import styles from './Navbar.module.css';

/** Theme, contrast and density behind one button. */
export function AppearanceMenu() {
  const intl = useIntl();
  const label = intl.formatMessage(navbarMessages.appearance);
  const dropdown = useDropdown(label);
  const { isOpen, setIsOpen, rootRef, triggerRef, handleEscape } = dropdown;
  const { Part: AppearancePopover, whenThere } = useLazyPart(appearancePart);
  const popoverId = useId();

  return (
    <div
      className={styles['appearance']}
      ref={rootRef}
      role="presentation"
      onKeyDown={handleEscape}
    >
      <IconButton
        ref={triggerRef}
        label={label}
        icon={AppearanceIcon}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popoverId : undefined}
        onClick={() => {
          whenThere(() => {
            setIsOpen(!isOpen);
          });
        }}
      />
      {isOpen && AppearancePopover && (
        <AppearancePopover id={popoverId} label={label} dropdown={dropdown} />
      )}
    </div>
  );
}
