import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { lazyCode, preloadCode } from '@/lib/lazyCode';
import { whenIdle } from '@/lib/whenIdle';
import { selectShape } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { filterPart, menuPart } from '@/ui/dropdownParts';
import { markupPart } from '@/ui/markupPart';
import { useLazyPart } from '@/ui/useLazyPart';
import { awaitHand } from './awaitHand';
import { forgetEarlyKeys, keepEarlyKeys } from './earlyKeys';
import { forgetEarlyPresses, keepEarlyPresses } from './earlyPresses';
import { appearancePart, panelPart } from './navbar/barParts';
import { hasKeptJob, selectWantsCommands } from './wantsCommands';

const hostPart = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './commands/CommandHost').then(
    (module) => module.CommandHost,
  ),
);

/**
 * Keys, palette, the menus of rows and whole lists: fetched with the first sign of a hand (decision 063). A key, or a
 * press on a row, that comes before them is not lost. Whoever has chosen whole lists, or came to a list with conditions,
 * need not wait for a hand. Who cannot fetch them has every button all the same; who cannot do without, or pressed
 * something, hears of it, and the next press tries again.
 */
export function LazyCommands() {
  const [isWanted, setIsWanted] = useState(false);
  const shape = useAppSelector(selectShape);
  const isInHurry = useAppSelector(selectWantsCommands);
  const { Part: CommandHost, whenThere, sayMissing } = useLazyPart(hostPart);
  const want = useEffectEvent(() => {
    whenThere(
      () => {
        setIsWanted(true);
      },
      () => {
        const wasPressed = [forgetEarlyKeys(), forgetEarlyPresses()].includes(true);
        if (wasPressed || isInHurry) sayMissing();
      },
    );
  });

  // External system: the keyboard and the pointer, with the frame that shows what they are for. Once: who has taken what was
  // pressed would never take what is pressed a second time.
  useLayoutEffect(() => {
    const ends = [
      keepEarlyKeys(() => {
        want();
      }),
      keepEarlyPresses(() => {
        want();
      }),
      awaitHand(() => {
        want();
        // What buttons unfold, and what most issues are read with: a press on them comes soon.
        preloadCode([filterPart, menuPart, panelPart, appearancePart, markupPart]);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);

  // Another address of such a list tries again.
  useEffect(() => {
    if (isInHurry) {
      want();
      return undefined;
    }
    // The first look at what a tab keeps waits for another process of the browser, longer than React draws.
    return whenIdle(() => {
      if (hasKeptJob()) want();
    });
  }, [isInHurry, shape]);

  return isWanted && CommandHost && <CommandHost />;
}
