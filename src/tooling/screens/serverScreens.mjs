/** The companion's own pages, as they are and after a mistake. `{base}` is the demo tracker, `{empty}` the empty one. */
const pages = [
  { name: 'server: set up', address: '{empty}/setup/install.php' },
  {
    name: 'server: set up',
    address: '{empty}/setup/install.php',
    part: 'errors',
    fields: { token: 'wrong', password: 'short', passwordConfirm: 'other', email: 'nobody' },
    button: 'install',
  },
  { name: 'server: log in', address: '{base}/index.php' },
  { name: 'server: log in', address: '{base}/index.php', part: 'errors', button: 'login' },
  {
    name: 'server: log in',
    address: '{base}/index.php',
    part: 'refused',
    fields: { login: 'nobody-{locale}', password: 'wrong' },
    button: 'login',
  },
  {
    name: 'server: new password at login',
    address: '{base}/index.php',
    fields: { login: 'nora', password: '{password}' },
    button: 'login',
    next: { fields: { newPassword: 'short', newPasswordConfirm: 'other' }, button: 'login' },
  },
  { name: 'server: register', address: '{base}/users/register.php' },
  {
    name: 'server: register',
    address: '{base}/users/register.php',
    part: 'errors',
    fields: { password: 'short', passwordConfirm: 'other', email: 'nobody' },
    button: 'register',
  },
  { name: 'server: registered', address: '{base}/users/register.php?sent=1' },
  { name: 'server: wrong link of a registration', address: '{base}/users/register.php?key=wrong' },
  { name: 'server: forgotten password', address: '{base}/users/password.php' },
  {
    name: 'server: forgotten password',
    address: '{base}/users/password.php',
    part: 'errors',
    fields: { email: 'nobody' },
    button: 'ok',
  },
  { name: 'server: link for a password sent', address: '{base}/users/password.php?sent=1' },
  { name: 'server: wrong link for a password', address: '{base}/users/password.php?key=wrong' },
  { name: 'server: choose a password', address: '{passwordLink}' },
  {
    name: 'server: choose a password',
    address: '{passwordLink}',
    part: 'errors',
    fields: { password: 'short', passwordConfirm: 'other' },
    button: 'ok',
  },
  { name: 'server: about', address: '{base}/client/about.php' },
  { name: 'server: return from OAuth', address: '{base}/client/oauth.php?code=1&state=2' },
  { name: 'server: unknown file', address: '{base}/client/file.php?id=999999' },
  { name: 'server: unknown page', address: '{base}/nothing.php' },
];

/**
 * Goes through the companion's own pages, and stops at each.
 *
 * @param {import('@playwright/test').Page} page of somebody who is not logged in
 * @param {{ values: Record<string, string>, isWanted: (name: string) => boolean,
 *   attempt: (name: string, visit: () => Promise<void>) => Promise<void>,
 *   show: (screen: object) => Promise<void> }} walk
 *   what stands for the words in braces, which pages to go to, what goes around a visit, and what is done at each
 */
export async function walkServer(page, { values, isWanted, attempt, show }) {
  const fill = (text) => text.replaceAll(/\{(\w+)\}/g, (_whole, name) => values[name]);

  async function send({ fields = {}, button }) {
    for (const [name, content] of Object.entries(fields)) {
      await page.fill(`[name=${name}]`, fill(content));
    }
    // The browser's own words about a mistake are not ours.
    await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    const answer = page.waitForEvent('domcontentloaded');
    await page.click(`button[name=submit][value=${button}]`);
    await answer;
  }

  for (const { name, address, part, next, ...form } of pages) {
    if (!isWanted(name)) continue;
    const shown = address.replace(/^\{\w+\}/, '') || '/users/password.php?key=…';
    const screen = { name, address: shown, root: 'body', isServerPage: true };
    await attempt(name, async () => {
      await page.goto(fill(address));
      if (form.button) await send(form);
      await show({ ...screen, part });
      if (!next) return;
      await send(next);
      await show({ ...screen, part: 'errors' });
    });
  }
}
