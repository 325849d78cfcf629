import type { ComponentType } from 'react';
import type { LazyCode } from '@/lib/lazyCode';
import { lazyView, type RetryProps } from '@/ui/lazyView';
import { LazyErrorWindow } from './lazyErrors';

/** The part as soon as it is there, and where it could not be fetched an error that offers to try again. */
export function withErrorWindow<Props extends object>(part: LazyCode<ComponentType<Props>>) {
  return lazyView(part, MissingWindow);
}

function MissingWindow({ onRetry }: RetryProps) {
  return <LazyErrorWindow error={{ kind: 'network' }} onRetry={onRetry} />;
}
