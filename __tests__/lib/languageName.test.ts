import { languageName } from '@/lib/languageName';

test.each([
  { key: 'ko', name: 'Korean', shown: '한국어' },
  { key: 'zh_CN', name: 'Chinese / China', shown: '中文（中国）' },
  { key: 'de', name: 'Deutsch', shown: 'Deutsch' },
  { key: 'eo', name: 'Esperanto', shown: 'Esperanto' },
])('$key is shown as $shown', ({ shown, ...language }) => {
  expect(languageName(language)).toBe(shown);
});
