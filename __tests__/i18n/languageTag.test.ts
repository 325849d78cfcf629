import { languageTag } from '@/i18n/languageTag';

it.each([
  ['en_US', 'en-US'],
  ['pt_BR', 'pt-BR'],
  ['zh_CN', 'zh-CN'],
  ['pl', 'pl'],
  ['sr', 'sr-Latn'],
  ['my own words', 'en-US'],
  ['', 'en-US'],
])('writes the locale %j as the tag %j', (locale, tag) => {
  expect(languageTag(locale)).toBe(tag);
});
