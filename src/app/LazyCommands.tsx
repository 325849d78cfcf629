import { useEffect, useEffectEvent, useState } from 'react';
import { lazyCode } from '@/lib/lazyCode';
import { selectShape } from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import { useAppSelector } from '@/store/hooks';
import { useLazyPart } from '@/ui/useLazyPart';
import { forgetEarlyKeys, keepEarlyKeys } from './earlyKeys';

/** So long after the first picture nothing else is begun, in ms. */
const patience = 2_000;

const hostPart = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './commands/CommandHost').then(
    (module) => module.CommandHost,
  ),
);

/**
 * Keys, palette, the menus of rows and whole lists: fetched after the first picture, or with the first key, which is not
 * lost. Whoever has chosen whole lists, or came to a list with conditions, need not wait for them. Who cannot fetch them
 * has every button all the same; who cannot do without, or pressed a key, hears of it, and the next key tries again.
 */
export function LazyCommands() {
  const [isWanted, setIsWanted] = useState(false);
  const shape = useAppSelector(selectShape);
  const isInHurry = useAppSelector((state) => selectLists(state) === 'whole') || shape !== '';
  const { Part: CommandHost, whenThere, sayMissing } = useLazyPart(hostPart);
  const want = useEffectEvent(() => {
    whenThere(
      () => {
        setIsWanted(true);
      },
      () => {
        if (forgetEarlyKeys() || isInHurry) sayMissing();
      },
    );
  });

  // External system: the keyboard. Once: who has taken the keys would never take those of a second time.
  useEffect(
    () =>
      keepEarlyKeys(() => {
        want();
      }),
    [],
  );

  // External system: the clock. Another address of such a list tries again.
  useEffect(() => {
    const timer = setTimeout(
      () => {
        want();
      },
      isInHurry ? 0 : patience,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [isInHurry, shape]);

  return isWanted && CommandHost && <CommandHost />;
}
