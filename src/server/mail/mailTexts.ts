import { translations } from './mailTranslations';

/** English texts of messages. A placeholder is `{name}`. */
const english = {
  'letter.greeting': 'Hello {name},',
  'letter.more': 'And {count} more, see {link}',

  'reset.subject': '{server}: choose a new password',
  'reset.reason': 'Somebody asked for a new password of your account "{login}".',
  'reset.action': 'To choose one, open this address:',
  'reset.ignore': 'If it was not you, ignore this message; your password stays as it is.',

  'invitation.subject': '{server}: your new account',
  'invitation.reason': 'An account with the login "{login}" was created for you.',
  'invitation.action': 'To choose your password, open this address:',

  'activation.subject': '{server}: confirm your registration',
  'activation.reason': 'Somebody registered the account "{login}" with your e-mail address.',
  'activation.action': 'If it was you, open this address to confirm it:',
  'activation.ignore': 'If it was not you, ignore this message; nothing will happen.',

  'request.subject': '{server}: a new registration',
  'request.greeting': 'Hello administrator,',
  'request.reason':
    '{name} (login "{login}", {email}) asks for an account and has confirmed the e-mail address.',
  'request.action': 'To approve or reject the request, open this address:',

  'approval.subject': '{server}: your registration was approved',
  'approval.action': 'You can now log in as "{login}":',
  'rejection.subject': '{server}: your registration was rejected',
  'rejection.reason': 'An administrator has rejected your request for an account.',

  'notice.subject': '{server}: #{issueId} {issue}',
  'notice.reason': 'An issue you have subscribed to was changed:',
  'notice.end': 'To get no more of these messages, unsubscribe from the issue.',

  'changeReport.subject': '{server}: changes in {view}',
  'changeReport.reason': 'These issues were changed since the last report:',
  'issueReport.subject': '{server}: issues in {view}',
  'issueReport.reason': 'These issues are in the list now:',

  'change.created': '{date} {user}: created the issue',
  'change.name': '{date} {user}: name "{old}" → "{new}"',
  'change.value': '{date} {user}: {attribute} "{old}" → "{new}"',
  'change.comment': '{date} {user}: comment',
  'change.file': '{date} {user}: file "{file}"',
  'change.moved': '{date} {user}: moved the issue',
  'change.description': '{date} {user}: description',
  'change.deleted': 'A comment, a file or the description was deleted.',
} as const;

/** Key of a text of messages. */
export type MailText = keyof typeof english;

/** Gives a text in the language of the receiver, with its placeholders filled in. */
export type TranslateMail = (
  key: MailText,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The texts in a language of the server, for example `pl`; what the language lacks in English. */
export function mailTextsIn(language: string): TranslateMail {
  const texts: Readonly<Record<MailText, string>> = { ...english, ...translations[language] };
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}
