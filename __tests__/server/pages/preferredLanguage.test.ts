import { preferredLanguage } from '@/server/pages/preferredLanguage';

test.each([
  ['', 'en_US'],
  ['*', 'en_US'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['xx,fr;q=0.5', 'fr'],
  ['en;q=0.4, pl;q=0.9', 'pl'],
  ['pl;q=0, de;q=0.1', 'de'],
  ['pt-PT', 'pt_BR'],
  ['PT-br', 'pt_BR'],
  ['zh-Hans-CN', 'zh_CN'],
  ['en-GB', 'en_US'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['de;q=nonsense', 'en_US'],
  [';;,,=', 'en_US'],
])('%j asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
