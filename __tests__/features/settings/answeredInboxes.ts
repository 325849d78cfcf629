import type { Answer } from '@/protocol/operations';

/** What the server says of itself: it can do all there is. */
export const mailServer: Answer<'loadServerSettings'> = {
  serverName: 'Tracker',
  settings: {
    emailEngine: 'standard',
    emailFrom: 'tracker@example.com',
    anonymousAccess: false,
    selfRegister: false,
    language: 'en_US',
    timeZone: 'UTC',
  },
  hasImap: true,
  hasPop3: true,
  hasOAuth: true,
};

/** An inbox in which every field has a value. */
export const storedInbox = {
  engine: 'imap',
  email: 'issues@example.com',
  details: {
    server: 'mail.example.com',
    port: 993,
    encryption: 'ssl',
    user: 'issues',
    password: 'secret',
    mailbox: 'INBOX',
    useOAuth: 0,
    noValidate: true,
    leaveMessages: true,
    allowExternal: true,
    robot: 3,
    mapFolder: false,
    defaultFolder: 4,
    respond: true,
    subscribe: false,
    format: 0,
  },
  emailEngine: 'standard',
  hasPop3: true,
  hasOAuth: true,
} satisfies Answer<'loadInbox'>;
