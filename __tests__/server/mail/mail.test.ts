import type { Mail } from '@/server/mail/queueMail';
import { openMailer, refusalOf, sendTestMail } from '@/server/mail/sendMail';
import { testMailbox } from '@/server/mail/testMailbox';
import { defaultSettings } from '@/server/rules/settings';

import { type FakeMailServer, openFakeMailServer } from './fakeMailServer';
import { type MailSink, openMailSink } from './mailSink';

function settings(port: number, more: object = {}) {
  return {
    ...defaultSettings,
    serverName: 'Żółty Tracker',
    emailEngine: 'smtp' as const,
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: port,
    ...more,
  };
}

const mail = {
  recipient: 'bob@example.com',
  subject: 'Zażółć\r\nBcc: evil@example.com',
  body: '.\nGruß\n',
};

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode });
}

async function sendMail(given: ReturnType<typeof settings>, content: Mail): Promise<void> {
  const mailer = openMailer(given);
  try {
    await mailer.send(content);
  } finally {
    mailer.close();
  }
}

describe('sending a message', () => {
  let sink: MailSink;

  afterEach(() => sink.close());

  test('hands over what was written, and no header or receiver can be smuggled in', async () => {
    sink = await openMailSink();

    await sendMail(settings(sink.port), mail);

    expect(sink.mails).toMatchObject([
      { sender: 'tracker@example.com', recipients: ['bob@example.com'], body: mail.body },
    ]);
    const headers = sink.mails[0]?.headers;
    expect(headers?.get('subject')).toBe('Zażółć Bcc: evil@example.com');
    expect(headers?.get('from')).toBe('Żółty Tracker <tracker@example.com>');
    expect(headers?.get('to')).toBe('bob@example.com');
    expect(headers?.get('auto-submitted')).toBe('auto-generated');
    expect(headers?.has('bcc')).toBe(false);
  });

  test('logs in when there is a user', async () => {
    sink = await openMailSink();

    await sendMail(settings(sink.port, { smtpUser: 'me', smtpPassword: 'secret' }), mail);

    expect(sink.logins).toEqual([{ user: 'me', password: 'secret' }]);
  });

  test.each([
    { who: 'the sender', refuses: 'onMailFrom', status: 550, refused: 'no' },
    { who: 'the receiver', refuses: 'onRcptTo', status: 550, refused: 'for good' },
    { who: 'the receiver for now', refuses: 'onRcptTo', status: 450, refused: 'for now' },
    { who: 'everybody for now', refuses: 'onRcptTo', status: 421, refused: 'no' },
    { who: 'the message', refuses: 'onData', status: 554, refused: 'for good' },
  ])('fails when $who is refused', async ({ refuses, status, refused }) => {
    sink = await openMailSink({
      [refuses]: (_address: unknown, _session: unknown, callback: (error: Error) => void) =>
        callback(refusal(status)),
    });

    const error = await sendMail(settings(sink.port), mail).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ responseCode: status });
    expect(refusalOf(error)).toBe(refused);
  });

  test('does not talk to a server whose certificate nobody vouches for', async () => {
    // Without a logger the sink does not warn of its own certificate.
    sink = await openMailSink({ hideSTARTTLS: false, logger: false });

    await expect(sendMail(settings(sink.port, { smtpEncryption: 'tls' }), mail)).rejects.toThrow(
      /certificate/,
    );
    expect(sink.mails).toEqual([]);
  });

  test('does not go on in the open when encryption is asked for', async () => {
    sink = await openMailSink({ disabledCommands: ['STARTTLS'] });

    const error = await sendMail(settings(sink.port, { smtpEncryption: 'tls' }), mail).catch(
      (reason: unknown) => reason,
    );

    expect(error).toMatchObject({ code: 'ETLS' });
    expect(refusalOf(error)).toBe('no');
    expect(sink.mails).toEqual([]);
  });

  test('can be tried', async () => {
    sink = await openMailSink();

    expect(await sendTestMail(settings(sink.port), 'cy')).toBe(true);
    expect(sink.mails).toMatchObject([
      { recipients: ['tracker@example.com'], body: 'Neges brawf yw hon.\n' },
    ]);
    expect(sink.mails[0]?.headers.get('subject')).toBe('Żółty Tracker: test message');
    expect(await sendTestMail(settings(1), 'en_US')).toBe(false);
  });
});

describe('trying a mailbox', () => {
  let server: FakeMailServer;

  afterEach(() => server.close());

  const access = {
    server: '127.0.0.1',
    encryption: null,
    user: 'me',
    password: 'a"b\\c',
    mailbox: null,
    noValidate: false,
  };

  test('by IMAP opens it without changing anything', async () => {
    server = await openFakeMailServer('* OK hello', (line) => {
      const [tag = ''] = line.split(' ');
      return line.includes('EXAMINE') ? `* 3 EXISTS\r\n${tag} OK` : `${tag} OK`;
    });

    expect(await testMailbox({ ...access, engine: 'imap', port: server.port })).toBe(true);
    expect(server.heard).toEqual([String.raw`a2 LOGIN "me" "a\"b\\c"`, 'a3 EXAMINE "INBOX"']);
  });

  test('by IMAP fails with a wrong password', async () => {
    server = await openFakeMailServer('* OK hello', (line) => `${line.slice(0, 2)} NO wrong`);

    expect(await testMailbox({ ...access, engine: 'imap', port: server.port })).toBe(false);
  });

  test('by POP3 logs in', async () => {
    server = await openFakeMailServer('+OK hello', () => '+OK');

    expect(await testMailbox({ ...access, engine: 'pop3', port: server.port })).toBe(true);
    expect(server.heard).toEqual(['USER me', 'PASS a"b\\c']);
  });

  test.each([
    ['lines', '* OK\r\n'],
    ['a line', 'a'],
  ])('fails when the mail server sends %s without an end', async (_what, text) => {
    server = await openFakeMailServer('* OK hello', () => text.repeat(1_000_000));

    expect(await testMailbox({ ...access, engine: 'imap', port: server.port })).toBe(false);
  });

  test('fails where no mail server is', async () => {
    server = await openFakeMailServer('HTTP/1.1 400', () => null);

    expect(await testMailbox({ ...access, engine: 'pop3', port: server.port })).toBe(false);
  });
});
