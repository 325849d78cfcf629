import { loadLocale } from '@/i18n/loadLocale';

const sources = { locale: 'en_US', messages: {} };

it('needs no file for the language of the sources', async () => {
  expect(await loadLocale('en_US')).toEqual(sources);
});

it('speaks the language of the sources when a locale has no file', async () => {
  expect(await loadLocale('xx_YY')).toEqual(sources);
});
