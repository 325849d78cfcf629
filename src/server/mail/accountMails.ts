import type { MessageDescriptor } from '@formatjs/intl';

import { speakerOf } from '@/server/text/speaker';

import { letter } from './letter';
import { accountMessages } from './messages/accountMessages';
import { letterMessages } from './messages/letterMessages';
import type { Mail } from './queueMail';

export interface Recipient {
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
export function resetMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  return compose(recipient, site, accountMessages.resetSubject, [
    { message: accountMessages.resetReason },
    { message: accountMessages.resetAction, link: passwordLink(site.baseUrl, key) },
    { message: accountMessages.resetIgnore },
  ]);
}

/** Lets a new user choose the first password. */
export function invitationMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  return compose(recipient, site, accountMessages.invitationSubject, [
    { message: accountMessages.invitationReason },
    { message: accountMessages.invitationAction, link: passwordLink(site.baseUrl, key) },
  ]);
}

/** Tells the address before that another one, or none, has taken its place. */
export function addressChangedMail(
  recipient: Recipient,
  { email, daysHeld }: { email: string | null; daysHeld: number },
  site: Omit<Site, 'baseUrl'>,
): Promise<Mail> {
  return compose(recipient, site, accountMessages.addressSubject, [
    email === null
      ? { message: accountMessages.addressRemoved }
      : { message: accountMessages.addressChanged, values: { email } },
    { message: accountMessages.addressHeld, values: { days: daysHeld } },
    { message: accountMessages.addressNotYou },
  ]);
}

/** Lets an applicant prove that the address is the applicant's own. */
export function activationMail(recipient: Recipient, key: string, site: Site): Promise<Mail> {
  const link = `${site.baseUrl}/users/register.php?key=${key}`;
  return compose(recipient, site, accountMessages.activationSubject, [
    { message: accountMessages.activationReason },
    { message: accountMessages.activationAction, link },
    { message: accountMessages.activationIgnore },
  ]);
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
export function approvalMail(recipient: Recipient, site: SiteOfUncertainAddress): Promise<Mail> {
  return compose(recipient, site, accountMessages.approvalSubject, [
    site.baseUrl === null
      ? { message: accountMessages.approvalDone }
      : { message: accountMessages.approvalAction, link: `${site.baseUrl}/index.php` },
  ]);
}

/** Tells an applicant that there will be no account. */
export function rejectionMail(recipient: Recipient, site: Omit<Site, 'baseUrl'>): Promise<Mail> {
  return compose(recipient, site, accountMessages.rejectionSubject, [
    { message: accountMessages.rejectionReason },
  ]);
}

interface Paragraph {
  message: MessageDescriptor;
  /** What it says besides the login. */
  values?: Record<string, string | number>;
  /** To open, in the next line. */
  link?: string;
}

/** A letter in the language of whoever gets it, by whose name it begins. */
async function compose(
  { name, login, email, language }: Recipient,
  site: Omit<Site, 'baseUrl'>,
  subject: MessageDescriptor,
  paragraphs: readonly Paragraph[],
): Promise<Mail> {
  const { translate: t } = await speakerOf(language ?? site.language);
  const texts = paragraphs.map(({ message, values, link }) =>
    [t(message, { login, ...values }), ...(link === undefined ? [] : [link])].join('\n'),
  );
  return {
    recipient: email,
    subject: t(subject, { server: site.serverName }),
    body: letter([t(letterMessages.greeting, { name }), ...texts]),
  };
}

function passwordLink(baseUrl: string, key: string): string {
  return `${baseUrl}/users/password.php?key=${key}`;
}
