import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface OverlayProps {
  /** Esc, and a press beside what lies in it. */
  onClose: () => void;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A layer over everything, windows included, which are out of reach until it goes. The focus goes back to where it was;
 * what lies in the layer takes it when it opens.
 */
export function Overlay({ onClose, className, children }: OverlayProps) {
  const layer = useRef<HTMLDivElement>(null);

  // External system: the rest of the document, and its focus.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const behind = [...document.body.children].filter(
      (element) => element !== layer.current && !element.hasAttribute('inert'),
    );
    for (const element of behind) element.setAttribute('inert', '');
    layer.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      for (const element of behind) element.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  function handleEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    // The window below would take it for its own.
    event.preventDefault();
    onClose();
  }

  const handleEscapeBeside = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Node && layer.current?.contains(target))) handleEscape(event);
  });

  // External system: Esc pressed before the focus is in here, as soon as the layer can be seen.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleEscapeBeside, { capture: true });
    return () => {
      document.removeEventListener('keydown', handleEscapeBeside, { capture: true });
    };
  }, []);

  return createPortal(
    <div
      className={className}
      ref={layer}
      role="presentation"
      onKeyDown={({ nativeEvent }) => {
        handleEscape(nativeEvent);
      }}
      onPointerDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      {children}
    </div>,
    document.body,
  );
}
