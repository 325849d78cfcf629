import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { type IntlShape, useIntl } from 'react-intl';
import { crashMessages } from '@/app/crashMessages';
import { barMessages } from '@/app/navbar/barMessages';
import { statusText } from '@/features/issues/list/statusText';
import { statusMessages } from '@/features/issues/list/statusMessages';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';
import { commonMessages } from '@/i18n/commonMessages';
import { createEarlyWords } from '@/i18n/earlyWords';
import { issuesTerm } from '@/i18n/issuesTerm';
import type { ListStatus } from '@/lib/issueList/listStatus';
import { footerMessages } from '@/ui/footerMessages';
import { fc, runs } from '@tests/support/properties';
import { precompiled } from '@tests/support/precompiled';

const locales = readdirSync('translations')
  .filter((file) => /^[a-z]{2}(?:_[A-Z]{2})?\.json$/.test(file))
  .map((file) => file.replace('.json', ''));

/** All that the early list says, and what says that the client cannot be started. */
const plain = [
  barMessages.mainNavigation,
  issuesTerm.issues,
  footerMessages.previous,
  footerMessages.next,
  statusMessages.unread,
  statusMessages.modified,
  statusMessages.subscribed,
  crashMessages.failed,
  commonMessages.reload,
];

const amounts = fc.oneof(fc.nat(130), fc.nat(3_000_000));
const statuses: fc.Arbitrary<ListStatus> = fc.oneof(
  amounts.map((total) => ({ kind: 'count' as const, total })),
  fc.record({ kind: fc.constant('range' as const), first: amounts, last: amounts, total: amounts }),
);
const numbers = fc.record({
  groupSeparator: fc.constantFrom(',', '.', ' ', ''),
  decimalSeparator: fc.constant('.'),
});

it.each(locales)('says in %s what react-intl says', (locale) => {
  const messages = precompiled(locale);
  fc.assert(
    fc.property(statuses, numbers, (status, formats) => {
      let intl: IntlShape | undefined;
      function Read() {
        intl = useIntl();
        return null;
      }
      const { unmount } = render(
        <AppIntlProvider locale={locale} messages={messages} numbers={formats}>
          <Read />
        </AppIntlProvider>,
      );
      unmount();
      const words = createEarlyWords({ locale, messages }, formats);
      if (!intl) throw new Error('There are no words');
      expect(statusText(status, words)).toBe(statusText(status, intl));
      for (const message of plain) {
        expect(words.formatMessage(message)).toBe(intl.formatMessage(message));
      }
    }),
    { numRuns: runs(12) },
  );
});

it('refuses what it does not know', () => {
  const numbersOfOne = { groupSeparator: ',', decimalSeparator: '.' };
  const words = createEarlyWords({ locale: 'en_US', messages: {} }, numbersOfOne);
  expect(() => words.formatMessage({ id: 'some.id', defaultMessage: 'Not compiled' })).toThrow(
    'some.id',
  );
});
