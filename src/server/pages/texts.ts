/** English texts of the server-rendered pages. A placeholder is `{name}`. */
const english = {
  'about.back': 'Back',
  'about.client': 'Web client and server for issue tracking, speaking the WebIssues 2 protocol.',
  'about.licence': 'Free software under the MIT licence.',
  'about.open': 'About',
  'about.title': 'About {serverName}',
  'about.version': 'Version {version}',
  'client.loading': 'Loading…',
  'client.needsScript': 'This page needs JavaScript, which is switched off in your browser.',
  'error.back': 'Go to the start page',
  'error.badRequest.message': 'The server did not understand the request.',
  'error.badRequest.title': 'Bad request',
  'error.failure.message':
    'Something went wrong on the server. Try again; if it happens again, tell an administrator.',
  'error.failure.title': 'Server error',
  'error.forbidden.message': 'The form was sent from another site. Open it here and try again.',
  'error.forbidden.title': 'Refused',
  'error.notFound.message': 'There is nothing at this address.',
  'error.notFound.title': 'Page not found',
  'error.unknownFile.message': 'The file does not exist, or you are not allowed to see it.',
  'error.unknownFile.title': 'File not found',
  'field.email': 'E-mail address',
  'field.language': 'Language',
  'field.login': 'Login',
  'field.newPassword': 'New password',
  'field.newPasswordConfirm': 'New password, again',
  'field.password': 'Password',
  'field.passwordConfirm': 'Password, again',
  'field.serverName': 'Server name',
  'field.userName': 'Your name',
  'form.cancel': 'Cancel',
  'form.ok': 'OK',
  'login.anonymous': 'Continue without logging in',
  'login.change.explanation': 'Your password is temporary. Choose one of your own to continue.',
  'login.change.title': 'Choose a new password',
  'login.expired': 'That took too long. Log in again.',
  'login.forgotten': 'Forgotten password',
  'login.failed': 'The login or the password is wrong, or the account is switched off.',
  'login.register': 'Register',
  'login.submit': 'Log in',
  'login.throttled': 'Too many failed attempts. Wait 15 minutes, then try again.',
  'login.title': 'Log in to {serverName}',
  'navigation.label': 'Site',
  'navigation.toggle': 'Menu',
  'message.ok': 'OK',
  'password.choose': 'Choose a new password',
  'password.chooseFor': 'New password for the login {login}.',
  'password.explanation':
    'Enter the e-mail address of your account. You will get a link with which you can choose a new password.',
  'password.invalidKey':
    'This link is wrong, has been used, or is too old. Ask for a new one on the login page.',
  'password.sent':
    'If this is the address of an account, a message with a link is on its way to it.',
  'password.title': 'Forgotten password',
  'password.unavailable':
    'Passwords cannot be reset by e-mail on this server. Ask an administrator for a new one.',
  'register.approved': 'Your address is confirmed and your account is ready. You can log in now.',
  'register.invalidKey': 'This link is wrong, has been used, or is too old. Register again.',
  'register.sent':
    'A message with a link is on its way to you. Open the link to confirm your address.',
  'register.submit': 'Register',
  'register.taken':
    'Meanwhile somebody else has taken the name, the login or the address. Register again.',
  'register.title': 'Register',
  'register.unavailable':
    'Registration is not enabled on this server. Ask an administrator for an account.',
  'register.waiting':
    'Your address is confirmed. An administrator will look at your request; you will get a message.',
  'rule.email': 'This is not an e-mail address.',
  'rule.empty': 'Fill in this field.',
  'rule.invalid': 'Leave out blanks at the ends, double blanks and control characters.',
  'rule.language': 'Choose one of the languages.',
  'rule.mismatch': 'The two passwords differ.',
  'rule.reused': 'Choose a password that differs from the current one.',
  'rule.taken': 'This is in use already.',
  'rule.tooLong': 'At most {max} characters.',
  'setup.explanation':
    'The database is empty. Name the tracker and choose the password of its first user, admin.',
  'setup.emailHelp': 'Optional.',
  'setup.submit': 'Set up',
  'setup.title': 'Set up a new tracker',
} as const;

/** Key of a text of the server-rendered pages. */
export type PageText = keyof typeof english;

/** Gives a text in the language of the page, with its placeholders filled in. */
export type Translate = (
  key: PageText,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts by locale. What a language lacks appears in English. */
const translations: Readonly<Record<string, Partial<Record<PageText, string>>>> = {
  en_US: english,
};

/** The texts in a language of the server, for example `en_US` or `pl`. */
export function textsIn(locale: string): Translate {
  const texts = { ...english, ...translations[locale] };
  return (key, values = {}) =>
    texts[key].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? placeholder),
    );
}

/** A server locale as a language tag for the `lang` attribute. */
export function languageTag(locale: string): string {
  return locale.replace('_', '-');
}
