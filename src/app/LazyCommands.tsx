import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
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

/** Keys, palette and the menus of rows: fetched after the first picture, or with the first key, which is not lost. */
export function LazyCommands() {
  const [isWanted, setIsWanted] = useState(false);

  // External system: the clock and the keyboard.
  useEffect(() => {
    const want = () => {
      setIsWanted(true);
    };
    const endKeys = keepEarlyKeys(want);
    const timer = setTimeout(want, patience);
    return () => {
      clearTimeout(timer);
      endKeys();
    };
  }, []);

  return <Suspense>{isWanted && <CommandHost />}</Suspense>;
}
