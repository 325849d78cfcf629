import type { InboxDetails, InboxEngine } from '@/protocol/settings';

import { type LineConnection, openLineConnection } from './lineConnection';

interface MailboxAccess extends Pick<
  InboxDetails,
  'server' | 'port' | 'encryption' | 'user' | 'password' | 'mailbox' | 'noValidate'
> {
  engine: InboxEngine;
}

/** Whether the mailbox can be opened. Nothing in it is read or changed. */
export async function testMailbox(access: MailboxAccess): Promise<boolean> {
  try {
    const connection = await openLineConnection({
      host: access.server,
      port: access.port,
      encryption: access.encryption,
      acceptsAnyCertificate: access.noValidate,
    });
    try {
      await (access.engine === 'imap' ? openImap : openPop3)(connection, access);
      return true;
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
}

async function openImap(
  connection: LineConnection,
  { encryption, user, password, mailbox }: MailboxAccess,
): Promise<void> {
  await expectLine(connection, /^\* OK/);
  if (encryption === 'tls') {
    await imapCommand(connection, 'a1 STARTTLS');
    await connection.startTls();
  }
  await imapCommand(connection, `a2 LOGIN ${quoted(user ?? '')} ${quoted(password ?? '')}`);
  await imapCommand(connection, `a3 EXAMINE ${quoted(mailbox ?? 'INBOX')}`);
}

/** Untagged lines may come first; the answer begins with the tag of the command. */
async function imapCommand(connection: LineConnection, command: string): Promise<void> {
  const tag = command.slice(0, 2);
  connection.send(command);
  let line = await connection.readLine();
  while (!line.startsWith(`${tag} `)) line = await connection.readLine();
  if (!line.startsWith(`${tag} OK`)) throw new Error(line);
}

async function openPop3(
  connection: LineConnection,
  { encryption, user, password }: MailboxAccess,
): Promise<void> {
  await expectLine(connection, /^\+OK/);
  if (encryption === 'tls') {
    connection.send('STLS');
    await expectLine(connection, /^\+OK/);
    await connection.startTls();
  }
  for (const command of [`USER ${user ?? ''}`, `PASS ${password ?? ''}`]) {
    connection.send(command);
    await expectLine(connection, /^\+OK/);
  }
}

async function expectLine(connection: LineConnection, pattern: RegExp): Promise<void> {
  const line = await connection.readLine();
  if (!pattern.test(line)) throw new Error(line);
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
