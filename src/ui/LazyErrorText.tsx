import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from './lazyView';

/** `ErrorText` for the first load, which carries no text of an error that has not happened. */
export const LazyErrorText = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "errors" */ '@/i18n/ErrorText').then((module) => module.ErrorText),
  ),
);
