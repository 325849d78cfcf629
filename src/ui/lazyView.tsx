import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LazyCode } from '@/lib/lazyCode';

export interface RetryProps {
  /** Fetches the code once more. */
  onRetry: () => void;
}

interface WaitingProps {
  /** What stands there until the code has come; nothing by default. */
  fallback?: ReactNode;
}

/**
 * A component whose code is fetched when it is shown first.
 *
 * @param Missing stands in its place where the code cannot be had. It gets what the component would have got; without it
 *   nothing is there, for what nobody has asked for. Shown anew, the component fetches its code once more.
 */
export function lazyView<Props extends object>(
  part: LazyCode<ComponentType<Props>>,
  Missing?: (props: Props & RetryProps) => ReactNode,
): (props: Props & WaitingProps) => ReactNode {
  return function LazyView(props) {
    const [hasFailed, setHasFailed] = useState(false);
    const [, setArrived] = useState(false);
    const Part = part.loaded;

    // External system: the chunk of the part.
    useEffect(() => {
      if (Part || hasFailed) return;
      let isGone = false;
      part.load().then(
        () => {
          if (isGone) return;
          // Its effects, too, before the next key: until then it hears nothing of the store, and a letter would be lost.
          flushSync(() => {
            setArrived(true);
          });
        },
        () => {
          if (!isGone) setHasFailed(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, hasFailed]);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return props.fallback;
    return (
      Missing && (
        <Missing
          {...props}
          onRetry={() => {
            setHasFailed(false);
          }}
        />
      )
    );
  };
}
