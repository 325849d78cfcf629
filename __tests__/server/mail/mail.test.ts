import { sendMail, sendTestMail } from '@/server/mail/sendMail';
import { testMailbox } from '@/server/mail/testMailbox';
import { defaultSettings } from '@/server/rules/settings';

import { type FakeMailServer, openFakeMailServer, openFakeSmtpServer } from './fakeMailServer';

let server: FakeMailServer;

afterEach(() => server.close());

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

const mail = { recipient: 'bob@example.com', subject: 'Zażółć\r\nBcc: evil', body: '.\nGruß\n' };

function decode(encodedWords: string): string {
  return encodedWords.replace(/=\?utf-8\?B\?([^?]*)\?=\s*/g, (_word, text: string) =>
    Buffer.from(text, 'base64').toString(),
  );
}

describe('sending a message', () => {
  test('says what SMTP wants, and no header can be smuggled in', async () => {
    server = await openFakeSmtpServer();

    await sendMail(settings(server.port), mail);

    const commands = server.heard.filter((line) => /^(?:MAIL|RCPT|DATA)/.test(line));
    expect(commands).toEqual([
      'MAIL FROM:<tracker@example.com>',
      'RCPT TO:<bob@example.com>',
      'DATA',
    ]);
    expect(server.heard.some((line) => line.startsWith('Bcc'))).toBe(false);
    const text = server.heard.join('\n');
    expect(decode(/^Subject: ((?:.|\n )*)/m.exec(text)?.[1] ?? '')).toBe(mail.subject);
    expect(decode(/^From: ((?:.|\n )*) <tracker@example.com>/m.exec(text)?.[1] ?? '')).toBe(
      'Żółty Tracker',
    );
    const body = text.slice(text.indexOf('\n\n') + 2, text.lastIndexOf('\n.'));
    expect(Buffer.from(body, 'base64').toString()).toBe(mail.body);
  });

  test('logs in when there is a user', async () => {
    server = await openFakeSmtpServer();

    await sendMail(settings(server.port, { smtpUser: 'me', smtpPassword: 'secret' }), mail);

    const auth = server.heard.find((line) => line.startsWith('AUTH PLAIN')) ?? '';
    expect(Buffer.from(auth.slice(11), 'base64').toString()).toBe('\0me\0secret');
  });

  test.each(['MAIL', 'RCPT', 'DATA'])('fails when %s is refused', async (command) => {
    server = await openFakeSmtpServer(command);

    await expect(sendMail(settings(server.port), mail)).rejects.toThrow('550 no');
  });

  test('can be tried', async () => {
    server = await openFakeSmtpServer();
    const { port } = server;

    expect(await sendTestMail(settings(port))).toBe(true);
    expect(server.heard).toContain('RCPT TO:<tracker@example.com>');
    expect(await sendTestMail(settings(1))).toBe(false);
  });
});

describe('trying a mailbox', () => {
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

  test('fails where no mail server is', async () => {
    server = await openFakeMailServer('HTTP/1.1 400', () => null);

    expect(await testMailbox({ ...access, engine: 'pop3', port: server.port })).toBe(false);
  });
});
