import { useState, type ReactNode } from 'react';
import { PanelFrame, PanelsFrame } from './PanelFrames';
import { ShownContext, useIsShown } from './ShownContext';

interface KeptPanelsProps {
  /** Which panel is shown; each key has a panel of its own. */
  shownKey: string;
  /** How many are kept, the shown one included; those shown last stay. */
  limit: number;
  /** Content of the shown panel. It fills its panel. */
  children: ReactNode;
}

/**
 * Panels one over the other, of which one is shown. The others stay built and laid out as they were left, so that
 * coming back to one costs no more than painting it; nobody can see, reach or hear them meanwhile. `useIsShown` tells what
 * stands in one which it is.
 */
export function KeptPanels({ shownKey, limit, children }: KeptPanelsProps) {
  const [recentKeys, setRecentKeys] = useState<readonly string[]>([shownKey]);
  if (recentKeys[0] !== shownKey) {
    setRecentKeys([shownKey, ...recentKeys.filter((key) => key !== shownKey)].slice(0, limit));
  }

  return (
    <PanelsFrame>
      {/* In an order of their own: a panel that is moved in the document loses its scroll position. */}
      {recentKeys.toSorted().map((key) => (
        <KeptPanel key={key} isShown={key === shownKey}>
          {children}
        </KeptPanel>
      ))}
    </PanelsFrame>
  );
}

interface KeptPanelProps {
  isShown: boolean;
  /** Content of whichever panel is shown. */
  children: ReactNode;
}

function KeptPanel({ isShown, children }: KeptPanelProps) {
  const [own, setOwn] = useState(children);
  if (isShown && own !== children) setOwn(children);
  const areShown = useIsShown();

  return (
    <PanelFrame isShown={isShown}>
      <ShownContext value={isShown && areShown}>{own}</ShownContext>
    </PanelFrame>
  );
}
