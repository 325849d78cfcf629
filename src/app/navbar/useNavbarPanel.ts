import { type RefObject, useEffect, useRef } from 'react';
import { useOpen } from '@/ui/useOpen';

interface NavbarPanel {
  isOpen: boolean;
  toggle: () => void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** Whether the bar's panel is open: until Esc, another address, or until the window is wide enough to do without. */
export function useNavbarPanel(): NavbarPanel {
  const [isOpen, setIsOpen] = useOpen('bar');
  const toggleRef = useRef<HTMLButtonElement>(null);

  // External system: the width of the window, and Esc that no menu has consumed.
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(width >= 768px)');
    const handleChange = () => {
      setIsOpen(false);
    };
    const handleKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing) return;
      toggleRef.current?.focus();
      setIsOpen(false);
    };
    wide.addEventListener('change', handleChange);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      wide.removeEventListener('change', handleChange);
    };
  }, [isOpen, setIsOpen]);

  return {
    isOpen,
    toggle: () => {
      setIsOpen(!isOpen);
    },
    toggleRef,
  };
}
