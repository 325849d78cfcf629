import { loadLocale } from '@/i18n/loadLocale';

it('needs no file for the language of the sources', async () => {
  expect(await loadLocale('en_US')).toEqual({});
});

it('starts without translations when a locale has no file', async () => {
  expect(await loadLocale('xx_YY')).toEqual({});
});
