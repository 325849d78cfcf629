import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderNodes } from '@/app/early/renderNodes';

/** Icons of the library ask React for a context outside of production builds: what is drawn is drawn within a part of React's. */
export function drawn(element: ReactElement): Node[] {
  let nodes: Node[] = [];
  function Within() {
    nodes = renderNodes(element);
    return null;
  }
  const { unmount } = render(<Within />);
  unmount();
  return nodes;
}
