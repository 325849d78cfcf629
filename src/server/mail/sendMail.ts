import { hostname } from 'node:os';

import type { Settings } from '@/server/rules/settings';

import { type LineConnection, openLineConnection } from './lineConnection';
import type { Mail } from './queueMail';

type MailSettings = Pick<
  Settings,
  | 'serverName'
  | 'emailEngine'
  | 'emailFrom'
  | 'smtpServer'
  | 'smtpPort'
  | 'smtpEncryption'
  | 'smtpUser'
  | 'smtpPassword'
>;

/** The `standard` engine hands messages to the mail server of this machine. */
const localServer = { host: '127.0.0.1', port: 25 };

/** Sends one message. Rejects when it was not accepted. */
export async function sendMail(settings: MailSettings, mail: Mail): Promise<void> {
  const sender = settings.emailFrom ?? '';
  const connection = await openLineConnection({
    host: settings.smtpServer ?? localServer.host,
    port: settings.smtpPort ?? localServer.port,
    encryption: settings.smtpEncryption,
    acceptsAnyCertificate: false,
  });
  try {
    await expectReply(connection);
    await command(connection, `EHLO ${hostname()}`);
    if (settings.smtpEncryption === 'tls') {
      await command(connection, 'STARTTLS');
      await connection.startTls();
      await command(connection, `EHLO ${hostname()}`);
    }
    if (settings.smtpUser !== null) {
      await command(connection, `AUTH PLAIN ${credentials(settings)}`);
    }
    await command(connection, `MAIL FROM:<${sender}>`);
    await command(connection, `RCPT TO:<${mail.recipient}>`);
    await command(connection, 'DATA');
    await command(connection, `${compose(settings, mail)}\r\n.`);
    connection.send('QUIT');
  } finally {
    connection.close();
  }
}

/** Sends a message to the sender itself, to try settings that are not saved yet. */
export async function sendTestMail(settings: MailSettings): Promise<boolean> {
  const mail = {
    recipient: settings.emailFrom ?? '',
    subject: `${settings.serverName}: test message`,
    body: 'This message shows that e-mail can be sent with these settings.\n',
  };
  return sendMail(settings, mail).then(
    () => true,
    () => false,
  );
}

async function command(connection: LineConnection, line: string): Promise<void> {
  connection.send(line);
  await expectReply(connection);
}

/** A reply may have several lines; the last one has a blank after its code. Codes from 400 on are refusals. */
async function expectReply(connection: LineConnection): Promise<void> {
  let line = await connection.readLine();
  while (line.charAt(3) === '-') line = await connection.readLine();
  if (!/^[23]/.test(line)) throw new Error(`The mail server refused: ${line}`);
}

function credentials({ smtpUser, smtpPassword }: MailSettings): string {
  return Buffer.from(`\0${smtpUser ?? ''}\0${smtpPassword ?? ''}`).toString('base64');
}

function compose(
  { serverName, emailFrom }: MailSettings,
  { recipient, subject, body }: Mail,
): string {
  return [
    `From: ${encodedWord(serverName)} <${emailFrom ?? ''}>`,
    `To: <${recipient}>`,
    `Subject: ${encodedWord(subject)}`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.from(body)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ].join('\r\n');
}

/** Header text that may hold any character and therefore cannot break out of its line. */
function encodedWord(text: string): string {
  const words = text.match(/[\s\S]{1,10}/gu) ?? [];
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
