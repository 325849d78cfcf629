import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LazyCode } from '@/lib/lazyCode';
import { useAnnounce } from './Announcements';
import { LazyErrorText } from './LazyErrorText';

/**
 * A part that a press shows, once it is there, and the way to do something as soon as it is: at once where it was fetched
 * before. Where it cannot be had nothing happens but that this is said; the next press fetches it anew.
 */
export function useLazyPart<Props>(part: LazyCode<ComponentType<Props>>) {
  const [, setArrived] = useState(false);
  const announce = useAnnounce();

  function sayMissing() {
    announce(<LazyErrorText error={{ kind: 'network' }} />, true);
  }

  return {
    Part: part.loaded,
    sayMissing,
    whenThere(then: () => void, otherwise = sayMissing) {
      if (part.loaded) {
        then();
        return;
      }
      part.load().then(() => {
        // What is pressed next, such as letters for a filter, must find it.
        flushSync(() => {
          setArrived(true);
          then();
        });
      }, otherwise);
    },
  };
}
