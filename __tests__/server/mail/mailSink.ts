import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A message that arrived, decoded. */
export interface ReceivedMail {
  sender: string;
  recipients: string[];
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
}

export interface MailSink {
  port: number;
  mails: ReceivedMail[];
  /** Who logged in, in order. */
  logins: { user: string | undefined; password: string | null | undefined }[];
  close(): Promise<void>;
}

/** A mail server on this machine that keeps what it gets. */
export async function openMailSink(options: SMTPServerOptions = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const logins: MailSink['logins'] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    onAuth({ username, password }, _session, callback) {
      logins.push({ user: username, password });
      callback(null, { user: username });
    },
    onData(stream, { envelope }, callback) {
      text(stream).then((source) => {
        mails.push({
          sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          recipients: envelope.rcptTo.map(({ address }) => address),
          ...parseMessage(source),
        });
        callback();
      }, callback);
    },
    ...options,
  });
  // Clients that hang up in the middle are part of the tests.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return { port, mails, logins, close: () => new Promise((resolve) => server.close(resolve)) };
}

function parseMessage(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  return {
    headers,
    body: decodeBody(source.slice(end + 4), headers.get('content-transfer-encoding')),
  };
}

/** Encoded words of headers (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_word, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
}

function decodeBody(body: string, encoding: string | undefined): string {
  const text = body.replaceAll('\r\n', '\n');
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  return Buffer.from(decodeQuoted(text.replace(/=\n/g, '')), 'latin1').toString();
}

/** Bytes as characters. */
function decodeQuoted(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
}
