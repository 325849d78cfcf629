import { useEffect, useState } from 'react';

/** Whether the bar's panel is open: until the address changes, or the window becomes wide enough to do without. */
export function useNavbarPanel(path: string): { isOpen: boolean; toggle: () => void } {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  // Coming back to the same address does not open it again.
  if (openAt !== null && !isOpen) setOpenAt(null);

  // External system: the width of the window.
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia('(width >= 768px)');
    const handleChange = () => {
      setOpenAt(null);
    };
    wide.addEventListener('change', handleChange);
    return () => {
      wide.removeEventListener('change', handleChange);
    };
  }, [isOpen]);

  return {
    isOpen,
    toggle: () => {
      setOpenAt(isOpen ? null : path);
    },
  };
}
