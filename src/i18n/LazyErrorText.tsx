import { lazy, Suspense } from 'react';
import type { ApiError } from '@/protocol/apiError';

const ErrorText = lazy(() =>
  import(/* webpackChunkName: "errors" */ './ErrorText').then((module) => ({
    default: module.ErrorText,
  })),
);

/** `ErrorText` for the first load, which carries no text of an error that has not happened. */
export function LazyErrorText({ error }: { error: ApiError }) {
  return (
    <Suspense>
      <ErrorText error={error} />
    </Suspense>
  );
}
