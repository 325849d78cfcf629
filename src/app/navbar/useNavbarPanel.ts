import { type RefObject, useEffect, useRef, useState } from 'react';
import { selectPath } from '@/screen/navigation';
import { useAppSelector, useAppStore } from '@/store/hooks';

interface NavbarPanel {
  isOpen: boolean;
  toggle: () => void;
  toggleRef: RefObject<HTMLButtonElement | null>;
}

/** Whether the bar's panel is open: until Esc, a new address, or until the window is wide enough to do without. */
export function useNavbarPanel(): NavbarPanel {
  const { getState } = useAppStore();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // While it is closed, no address concerns the bar.
  const path = useAppSelector((state) => openAt !== null && selectPath(state));
  const toggleRef = useRef<HTMLButtonElement>(null);
  const isOpen = openAt === path;
  // Coming back to the same address does not open it again.
  if (openAt !== null && !isOpen) setOpenAt(null);

  // External system: the width of the window, and Esc that no menu has consumed.
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(width >= 768px)');
    const handleChange = () => {
      setOpenAt(null);
    };
    const handleKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing) return;
      toggleRef.current?.focus();
      setOpenAt(null);
    };
    wide.addEventListener('change', handleChange);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      wide.removeEventListener('change', handleChange);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => {
      setOpenAt(isOpen ? null : selectPath(getState()));
    },
    toggleRef,
  };
}
