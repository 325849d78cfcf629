/** Parts that nobody sees before a press: fetched while nothing else is to do, or then. */
import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';

export interface LazyPart<Props> {
  loaded: ComponentType<Props> | null;
  load(): Promise<ComponentType<Props>>;
}

/** A part that is fetched once. */
export function lazyPart<Props>(fetch: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part: LazyPart<Props> = {
    loaded: null,
    load: async () => (part.loaded ??= await fetch()),
  };
  return part;
}

/** Fetches parts ahead. */
export function preloadParts(parts: readonly { load(): Promise<unknown> }[]): void {
  Promise.all(parts.map((part) => part.load())).catch(() => {
    // Only a hint: a press asks again.
  });
}

/** The part once it is there, and the way to do something as soon as it is: at once where it was fetched before. */
export function useLazyPart<Props>(part: LazyPart<Props>) {
  const [, setArrived] = useState(false);
  return {
    Part: part.loaded,
    whenThere(then: () => void) {
      if (part.loaded) {
        then();
        return;
      }
      part.load().then(
        () => {
          // What is pressed next, such as letters for a filter, must find it.
          flushSync(() => {
            setArrived(true);
            then();
          });
        },
        () => {
          // The network is gone, which the screen says where it matters: the next press asks again.
        },
      );
    },
  };
}
