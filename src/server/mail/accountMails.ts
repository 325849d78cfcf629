import { letter } from './letter';
import { mailTextsIn } from './mailTexts';
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

/** Lets somebody choose a new password. */
export function resetMail(recipient: Recipient, key: string, site: Site): Mail {
  const { t, login, server, greeting } = begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t('reset.subject', { server }),
    body: letter([
      greeting,
      t('reset.reason', { login }),
      `${t('reset.action')}\n${passwordLink(site.baseUrl, key)}`,
      t('reset.ignore'),
    ]),
  };
}

/** Lets a new user choose the first password. */
export function invitationMail(recipient: Recipient, key: string, site: Site): Mail {
  const { t, login, server, greeting } = begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t('invitation.subject', { server }),
    body: letter([
      greeting,
      t('invitation.reason', { login }),
      `${t('invitation.action')}\n${passwordLink(site.baseUrl, key)}`,
    ]),
  };
}

/** Lets an applicant prove that the address is his. */
export function activationMail(recipient: Recipient, key: string, site: Site): Mail {
  const { t, login, server, greeting } = begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t('activation.subject', { server }),
    body: letter([
      greeting,
      t('activation.reason', { login }),
      `${t('activation.action')}\n${site.baseUrl}/users/register.php?key=${key}`,
      t('activation.ignore'),
    ]),
  };
}

/** Tells an administrator that somebody waits for approval. */
export function requestNoticeMail(
  recipient: string,
  { name, login, email }: Recipient,
  { serverName, baseUrl, language }: Site,
): Mail {
  const t = mailTextsIn(language);
  return {
    recipient,
    subject: t('request.subject', { server: serverName }),
    body: letter([
      t('request.greeting'),
      t('request.reason', { name, login, email }),
      `${t('request.action')}\n${baseUrl}/client/index.php#/users/requests`,
    ]),
  };
}

/** Tells an applicant that the account may be used. */
export function approvalMail(recipient: Recipient, site: Site): Mail {
  const { t, login, server, greeting } = begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t('approval.subject', { server }),
    body: letter([greeting, `${t('approval.action', { login })}\n${site.baseUrl}/index.php`]),
  };
}

/** Tells an applicant that there will be no account. */
export function rejectionMail(recipient: Recipient, site: Site): Mail {
  const { t, server, greeting } = begin(recipient, site);
  return {
    recipient: recipient.email,
    subject: t('rejection.subject', { server }),
    body: letter([greeting, t('rejection.reason')]),
  };
}

function begin({ name, login, language }: Recipient, site: Site) {
  const t = mailTextsIn(language ?? site.language);
  return { t, login, server: site.serverName, greeting: t('letter.greeting', { name }) };
}

function passwordLink(baseUrl: string, key: string): string {
  return `${baseUrl}/users/password.php?key=${key}`;
}
