import { render, screen } from '@testing-library/react';
import { FormattedMessage, defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { AppIntlProvider } from '@/i18n/AppIntlProvider';

const messages = defineMessages<{ greeting: NoMessageValues; count: { count: number } }>({
  greeting: { id: 'test.greeting.text', defaultMessage: 'Good day', description: 'Test' },
  count: {
    id: 'test.count.text',
    defaultMessage: '{count, plural, one {# issue} other {# issues}}',
    description: 'Test',
  },
});

const numbers = { groupSeparator: "'", decimalSeparator: ',' };

function Sample() {
  const intl = useIntl();
  return (
    <>
      <p>
        <FormattedMessage {...messages.greeting} />
      </p>
      <p>
        <FormattedMessage {...messages.count} values={{ count: 2 }} />
      </p>
      <p>{intl.locale}</p>
    </>
  );
}

it('translates what is translated and falls back message by message', () => {
  render(
    <AppIntlProvider locale="cs" messages={{ 'test.greeting.text': 'Dobrý den' }} numbers={numbers}>
      <Sample />
    </AppIntlProvider>,
  );

  expect(screen.getByText('Dobrý den')).toBeVisible();
  expect(screen.getByText('2 issues')).toBeVisible();
});

it('writes numbers in texts as the server does, whatever the language', () => {
  function Amount({ value }: { value: number }) {
    return (
      <p>
        <FormattedMessage {...messages.count} values={{ count: value }} />
      </p>
    );
  }
  render(
    <AppIntlProvider locale="de" messages={{}} numbers={numbers}>
      <Amount value={1234567} />
      <Amount value={-1234.5} />
    </AppIntlProvider>,
  );

  expect(screen.getByText("1'234'567 issues")).toBeVisible();
  expect(screen.getByText("-1'234,5 issues")).toBeVisible();
});

it('gives Intl the tag of a server locale', () => {
  render(
    <AppIntlProvider locale="pt_BR" messages={{}} numbers={numbers}>
      <Sample />
    </AppIntlProvider>,
  );

  expect(screen.getByText('pt-BR')).toBeVisible();
});

it('reports a message whose value is missing', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    <AppIntlProvider
      locale="en_US"
      messages={{ 'test.greeting.text': 'Hello {name}' }}
      numbers={numbers}
    >
      <Sample />
    </AppIntlProvider>,
  );

  expect(consoleError).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('name') as unknown }),
  );
});
