import { lazyCode } from '@/lib/lazyCode';

/** What makes elements of the HTML of users; most of their texts have none. */
export const markupPart = lazyCode(() =>
  import(/* webpackChunkName: "markup" */ './MarkupText').then((module) => module.MarkupText),
);
