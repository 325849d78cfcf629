/** React, as a part of its own: it is run before what it draws. */
import { createRoot, type Root } from 'react-dom/client';

export function openRoot(container: HTMLElement): Root {
  return createRoot(container);
}
