import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { selectShape } from '@/screen/issueList';
import { selectLists } from '@/screen/workspace';
import { useAppSelector } from '@/store/hooks';
import { keepEarlyKeys } from './earlyKeys';

/** So long after the first picture nothing else is begun, in ms. */
const patience = 2_000;

// Who cannot fetch them has every button all the same.
const CommandHost = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "commands" */ './commands/CommandHost').then(
    (module) => ({ default: module.CommandHost }),
    () => ({ default: () => null }),
  ),
);

/**
 * Keys, palette, the menus of rows and whole lists: fetched after the first picture, or with the first key, which is not
 * lost. Whoever has chosen whole lists, or came to a list with conditions, need not wait for them.
 */
export function LazyCommands() {
  const [isWanted, setIsWanted] = useState(false);
  const isInHurry = useAppSelector(
    (state) => selectLists(state) === 'whole' || selectShape(state) !== '',
  );

  // External system: the keyboard. Once: who has taken the keys would never take those of a second time.
  useEffect(
    () =>
      keepEarlyKeys(() => {
        setIsWanted(true);
      }),
    [],
  );

  // External system: the clock.
  useEffect(() => {
    const want = () => {
      setIsWanted(true);
    };
    const timer = setTimeout(want, isInHurry ? 0 : patience);
    return () => {
      clearTimeout(timer);
    };
  }, [isInHurry]);

  return <Suspense>{isWanted && <CommandHost />}</Suspense>;
}
