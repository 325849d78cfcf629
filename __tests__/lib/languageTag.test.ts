import { languageTag, textDirection } from '@/lib/languageTag';

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

it.each([
  ['en_US', 'ltr'],
  ['sr', 'ltr'],
  ['zh_CN', 'ltr'],
  ['my own words', 'ltr'],
  ['ar', 'rtl'],
  ['ar_XB', 'rtl'],
  ['he_IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur', 'rtl'],
])('writes the locale %j %s', (locale, direction) => {
  expect(textDirection(locale)).toBe(direction);
});

it('believes a browser that tells the direction', () => {
  const prototype = Intl.Locale.prototype as { getTextInfo?: unknown };
  const own = Object.getOwnPropertyDescriptor(prototype, 'getTextInfo');
  Object.defineProperty(prototype, 'getTextInfo', {
    configurable: true,
    value: () => ({ direction: 'rtl' }),
  });

  try {
    expect(textDirection('en_US')).toBe('rtl');
  } finally {
    if (own) Object.defineProperty(prototype, 'getTextInfo', own);
    else delete prototype.getTextInfo;
  }
});
