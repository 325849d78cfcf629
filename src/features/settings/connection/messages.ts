import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { InboxEngine } from '@/protocol/settings';

/** Words about how the server reaches another one, to send or to read e-mail. */
export const connectionMessages = defineMessages({
  encryption: {
    id: 'settings.connection.encryption',
    defaultMessage: 'Encryption',
    description: 'Label of the list of kinds of encryption',
  },
  failed: {
    id: 'settings.connection.failed',
    defaultMessage: 'The test failed. See the event log.',
    description: 'Shown after settings for e-mail were tried out',
  },
  host: {
    id: 'settings.connection.host',
    defaultMessage: 'Server address',
    description: 'Label of the address of a mail server, such as mail.example.com',
  },
  noEncryption: {
    id: 'settings.connection.noEncryption',
    defaultMessage: 'None',
    description: 'Choice of the list of kinds of encryption: no encryption',
  },
  oauth: {
    id: 'settings.connection.oauth',
    defaultMessage: 'Use OAuth instead of a password',
    description: 'Check box of the settings of a mail server',
  },
  port: {
    id: 'settings.connection.port',
    defaultMessage: 'Port',
    description: 'Label of the port number of a mail server',
  },
  ssl: {
    id: 'settings.connection.ssl',
    defaultMessage: 'SSL',
    description: 'Kind of encryption',
  },
  tls: {
    id: 'settings.connection.tls',
    defaultMessage: 'TLS',
    description: 'Kind of encryption',
  },
  user: {
    id: 'settings.connection.user',
    defaultMessage: 'User name',
    description: 'Label of the login for a mail server; noun',
  },
});

const engines = defineMessages({
  imap: {
    id: 'settings.connection.imap',
    defaultMessage: 'IMAP',
    description: 'A way to read a mailbox',
  },
  pop3: {
    id: 'settings.connection.pop3',
    defaultMessage: 'POP3',
    description: 'A way to read a mailbox',
  },
});

export const inboxEngineMessages: Readonly<Record<InboxEngine, MessageDescriptor>> = engines;
