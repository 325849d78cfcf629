import { createTransport } from 'nodemailer';

import { harmlessName } from '@/lib/bidiControls';

import type { Settings } from '@/server/rules/settings';
import { speakerOf } from '@/server/text/speaker';

import { letter } from './letter';
import { testMessages } from './messages/testMessages';
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

/** Milliseconds without a word from the other side. */
const patience = 10_000;

/** A connection to the mail server, which is kept from one message to the next. */
export interface Mailer {
  /** Rejects when the message was not accepted; see `refusalOf`. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Many servers want a new connection after some messages. */
const messagesOfConnection = 100;

/** Connects with the first message. The caller must close it. */
export function openMailer(settings: MailSettings): Mailer {
  const transport = createTransport({
    pool: true,
    maxConnections: 1,
    maxMessages: messagesOfConnection,
    host: settings.smtpServer ?? localServer.host,
    port: settings.smtpPort ?? localServer.port,
    secure: settings.smtpEncryption === 'ssl',
    requireTLS: settings.smtpEncryption === 'tls',
    ignoreTLS: settings.smtpEncryption === null,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Messages hold what users wrote; none of it may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(settings.smtpUser === null
      ? {}
      : { auth: { user: settings.smtpUser, pass: settings.smtpPassword ?? '' } }),
  });
  return {
    async send({ recipient, subject, body }) {
      await transport.sendMail({
        from: { name: harmlessName(settings.serverName), address: settings.emailFrom ?? '' },
        to: { name: '', address: recipient },
        subject: harmlessName(subject),
        text: harmlessName(body),
        // Holiday notices and the like do not answer such messages.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close() {
      transport.close();
    },
  };
}

/** Sends a message to the sender itself, to try settings that are not saved yet, in the language of who tries them. */
export async function sendTestMail(settings: MailSettings, language: string): Promise<boolean> {
  const { translate } = await speakerOf(language);
  const mail = {
    recipient: settings.emailFrom ?? '',
    subject: translate(testMessages.subject, { server: settings.serverName }),
    body: letter([translate(testMessages.reason)]),
  };
  const mailer = openMailer(settings);
  try {
    await mailer.send(mail);
    return true;
  } catch {
    return false;
  } finally {
    mailer.close();
  }
}

/**
 * Whether the server took against this very message or its receiver: `for good`, so that trying again is of no use, or
 * `for now`, as a mailbox that is full. `no`: others will not fare better. A refused sender is a mistake in the settings,
 * and messages wait until it is corrected.
 */
export function refusalOf(error: unknown): 'for good' | 'for now' | 'no' {
  const { command, responseCode } = Object(error) as { command?: unknown; responseCode?: unknown };
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA';
  // With 421 the server ends the connection.
  if (!isAboutMessage || typeof responseCode !== 'number' || responseCode < 430) return 'no';
  return responseCode >= 500 ? 'for good' : 'for now';
}
