import type { Mail } from './queueMail';

interface Recipient {
  name: string;
  login: string;
  email: string;
}

/** The server a message speaks for. */
export interface Site {
  serverName: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

/** Lets somebody choose a new password. */
export function resetMail(
  { name, login, email }: Recipient,
  key: string,
  { serverName, baseUrl }: Site,
): Mail {
  return {
    recipient: email,
    subject: `${serverName}: choose a new password`,
    body: letter(name, [
      `Somebody asked for a new password of your account "${login}".`,
      `To choose one, open this address:\n${passwordLink(baseUrl, key)}`,
      'If it was not you, ignore this message; your password stays as it is.',
    ]),
  };
}

/** Lets a new user choose the first password. */
export function invitationMail(
  { name, login, email }: Recipient,
  key: string,
  { serverName, baseUrl }: Site,
): Mail {
  return {
    recipient: email,
    subject: `${serverName}: your new account`,
    body: letter(name, [
      `An account with the login "${login}" was created for you.`,
      `To choose your password, open this address:\n${passwordLink(baseUrl, key)}`,
    ]),
  };
}

/** Lets an applicant prove that the address is his. */
export function activationMail(
  { name, login, email }: Recipient,
  key: string,
  { serverName, baseUrl }: Site,
): Mail {
  return {
    recipient: email,
    subject: `${serverName}: confirm your registration`,
    body: letter(name, [
      `Somebody registered the account "${login}" with your e-mail address.`,
      `If it was you, open this address to confirm it:\n${baseUrl}/users/register.php?key=${key}`,
      'If it was not you, ignore this message; nothing will happen.',
    ]),
  };
}

/** Tells an administrator that somebody waits for approval. */
export function requestNoticeMail(
  recipient: string,
  { name, login, email }: Recipient,
  { serverName, baseUrl }: Site,
): Mail {
  return {
    recipient,
    subject: `${serverName}: a new registration`,
    body: letter('administrator', [
      `${name} (login "${login}", ${email}) asks for an account and has confirmed the e-mail address.`,
      `To approve or reject the request, open this address:\n${baseUrl}/client/index.php#/users/requests`,
    ]),
  };
}

/** Tells an applicant that the account may be used. */
export function approvalMail(
  { name, login, email }: Recipient,
  { serverName, baseUrl }: Site,
): Mail {
  return {
    recipient: email,
    subject: `${serverName}: your registration was approved`,
    body: letter(name, [`You can now log in as "${login}":\n${baseUrl}/index.php`]),
  };
}

/** Tells an applicant that there will be no account. */
export function rejectionMail({ name, email }: Recipient, { serverName }: Site): Mail {
  return {
    recipient: email,
    subject: `${serverName}: your registration was rejected`,
    body: letter(name, ['An administrator has rejected your request for an account.']),
  };
}

function passwordLink(baseUrl: string, key: string): string {
  return `${baseUrl}/users/password.php?key=${key}`;
}

function letter(name: string, paragraphs: readonly string[]): string {
  return `${[`Hello ${name},`, ...paragraphs].join('\n\n')}\n`;
}
