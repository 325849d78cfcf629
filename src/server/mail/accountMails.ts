import { speakerOf, type Translate } from '@/server/text/speaker';

import { letter } from './letter';
import { accountMessages } from './messages/accountMessages';
import { letterMessages } from './messages/letterMessages';
import type { Mail } from './queueMail';

interface Recipient {
  name: string;
  login: string;
  email: string;
  /** Absent or null = that of the server. */
  language?: string | null;
}

/** The server a message speaks for. */
export interface Site {
  serverName: string;
  /** Without a trailing slash. */
  baseUrl: string;
  /** Of the server. */
  language: string;
}

/** Its address is null where links must not be mailed (see `linkAddress`). */
export type SiteOfUncertainAddress = Omit<Site, 'baseUrl'> & { baseUrl: string | null };

/** Lets somebody choose a new password. */
export async function resetMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  const { t, login, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.resetSubject, { server }),
    body: letter([
      greeting,
      t(accountMessages.resetReason, { login }),
      `${t(accountMessages.resetAction)}\n${passwordLink(site.baseUrl, key)}`,
      t(accountMessages.resetIgnore),
    ]),
  };
}

/** Lets a new user choose the first password. */
export async function invitationMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  const { t, login, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.invitationSubject, { server }),
    body: letter([
      greeting,
      t(accountMessages.invitationReason, { login }),
      `${t(accountMessages.invitationAction)}\n${passwordLink(site.baseUrl, key)}`,
    ]),
  };
}

/** Tells the address before that another one, or none, has taken its place. */
export async function addressChangedMail(
  recipient: Recipient,
  { email, daysHeld }: { email: string | null; daysHeld: number },
  site: Omit<Site, 'baseUrl'>,
): Promise<Mail> {
  const { t, login, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.addressSubject, { server }),
    body: letter([
      greeting,
      email === null
        ? t(accountMessages.addressRemoved, { login })
        : t(accountMessages.addressChanged, { login, email }),
      t(accountMessages.addressHeld, { days: daysHeld }),
      t(accountMessages.addressNotYou),
    ]),
  };
}

/** Lets an applicant prove that the address is the applicant's own. */
export async function activationMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  const { t, login, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.activationSubject, { server }),
    body: letter([
      greeting,
      t(accountMessages.activationReason, { login }),
      `${t(accountMessages.activationAction)}\n${site.baseUrl}/users/register.php?key=${key}`,
      t(accountMessages.activationIgnore),
    ]),
  };
}

/** Tells an administrator that somebody waits for approval. */
export async function requestNoticeMail(
  recipient: string,
  { name, login, email }: Recipient,
  { serverName, baseUrl, language }: Site,
): Promise<Mail> {
  const { translate: t } = await speakerOf(language);
  return {
    recipient,
    subject: t(accountMessages.requestSubject, { server: serverName }),
    body: letter([
      t(accountMessages.requestGreeting),
      t(accountMessages.requestReason, { name, login, email }),
      `${t(accountMessages.requestAction)}\n${baseUrl}/client/index.php#/users/requests`,
    ]),
  };
}

/** Tells an applicant that the account may be used, and where if that is certain. */
export async function approvalMail(
  recipient: Recipient,
  site: SiteOfUncertainAddress,
): Promise<Mail> {
  const { t, login, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.approvalSubject, { server }),
    body: letter([
      greeting,
      site.baseUrl === null
        ? t(accountMessages.approvalDone, { login })
        : `${t(accountMessages.approvalAction, { login })}\n${site.baseUrl}/index.php`,
    ]),
  };
}

/** Tells an applicant that there will be no account. */
export async function rejectionMail(
  recipient: Recipient,
  site: Omit<Site, 'baseUrl'>,
): Promise<Mail> {
  const { t, server, greeting } = await begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t(accountMessages.rejectionSubject, { server }),
    body: letter([greeting, t(accountMessages.rejectionReason)]),
  };
}

interface Opening {
  t: Translate;
  login: string;
  /** Name of the server. */
  server: string;
  greeting: string;
}

async function begin(
  { name, login, language }: Recipient,
  site: Omit<Site, 'baseUrl'>,
): Promise<Opening> {
  const { translate: t } = await speakerOf(language ?? site.language);
  return { t, login, server: site.serverName, greeting: t(letterMessages.greeting, { name }) };
}

function passwordLink(baseUrl: string, key: string): string {
  return `${baseUrl}/users/password.php?key=${key}`;
}
