import { languageTag, textDirection } from '@/lib/languageTag';

/**
 * Says in which language the page is. A browser looks at all of its styles anew for it, even where it was said before: once by
 * the early list, and then by the client.
 */
export function speakPage(locale: string): void {
  const { documentElement } = document;
  const lang = languageTag(locale);
  const dir = textDirection(locale);
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}
