import type { Locator, Page } from '@playwright/test';
import { expect, setUpToken, test } from './support/ownTracker';
import { windowOf } from './support/windowOf';

test.describe.configure({ mode: 'serial' });

const password = 'first-secret-1';

// Of the administrator; others say theirs.
test.use({
  passwordOf: async ({}, use) => {
    await use(() => password);
  },
});

/** Opens a window of the Tools menu from the main screen. */
async function openTool(page: Page, tool: string) {
  await page.goto('/client/index.php');
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: tool }).click();
  await windowOf(page).expectTitle(tool);
}

test('an empty server is set up and taught to send e-mail', async ({
  page,
  tracker,
  logIn,
  expectAccessible,
  expectWindowAccessible,
}) => {
  const { frame, fill, select, tick, save, region, button } = windowOf(page);
  await page.goto('/');
  await expect(page).toHaveTitle(/^Set up a new tracker/);
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Set-up token' }).fill(setUpToken);
  await page.getByRole('textbox', { name: 'Server name' }).fill('New tracker');
  await page.getByRole('textbox', { name: /^Password \*/ }).fill(password);
  await page
    .getByRole('textbox', { name: /Password|password/ })
    .last()
    .fill(password);
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@example.com');
  await page.getByRole('button', { name: 'Set up' }).click();
  await logIn('admin');
  await expect(page.getByRole('main')).toBeVisible();

  await openTool(page, 'Server settings');
  await expect(region('Email settings')).toContainText('The server does not send email');
  await expectWindowAccessible();
  await region('Email settings').getByRole('link', { name: 'Edit' }).click();
  await tick('Send email', 'Use your own SMTP server');
  await fill({ 'Sender address': 'tracker@example.com', 'Server address': '127.0.0.1', Port: '1' });
  await button('Send a test message').click();
  await expect(frame.getByText(/^The test failed/)).toBeVisible();
  await fill({ Port: String(tracker.mailSink.port) });
  await select({ Encryption: 'None' });
  await button('Send a test message').click();
  await expect(frame.getByText('A message was sent to the sender address.')).toBeVisible();
  expect(tracker.mailSink.mails.map(({ recipients }) => recipients)).toEqual([
    ['tracker@example.com'],
  ]);
  await expectWindowAccessible();
  await save('Server settings');
  await expect(region('Email settings')).toContainText('tracker@example.com');

  await region('Access settings').getByRole('link', { name: 'Edit' }).click();
  await tick('Allow anonymous access', 'Allow user registration');
  await expectWindowAccessible();
  await save('Server settings');
  await expect(region('Access settings')).toContainText('User registrationOn');
});

/** Asks for an account on the page for it; the link to confirm the address comes by e-mail. */
async function register(page: Page, name: string, login: string) {
  await page.goto('/users/register.php');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByRole('textbox', { name: /^Password \*/ }).fill('applied-1');
  await page.getByRole('textbox', { name: /^Repeat/ }).fill('applied-1');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${login}@example.com`);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('main')).toContainText('Open the link to confirm');
}

test('two visitors ask for an account', async ({ page, expectAccessible }) => {
  await page.goto('/index.php');
  await page.getByRole('link', { name: 'Register' }).click();
  await expectAccessible();
  await register(page, 'Ivan Petrov', 'ivan');
  await expectAccessible();
  await register(page, 'Judy Chen', 'judy');
});

test('an issue type gets attributes of every kind', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, select, tick, follow, save, row } = windowOf(page);
  await logIn('admin');

  await openTool(page, 'Issue types');
  await expectWindowAccessible();
  await follow('Add type');
  await expectWindowAccessible();
  await fill({ Name: 'Defects' });
  await save('Defects');

  async function addAttribute(name: string, type: string, define: () => Promise<void>) {
    await follow('Add attribute');
    await fill({ Name: name });
    await select({ Type: type });
    await define();
    await expectWindowAccessible();
    await save('Defects');
    await expect(row(name)).toContainText(type);
  }
  await addAttribute('Steps', 'Text', async () => {
    await tick('Allow multiple lines');
    await fill({ 'Maximum length': '200' });
  });
  await addAttribute('Severity', 'Dropdown list', async () => {
    await fill({ Items: 'Low\nMedium\nHigh' });
    await tick('Attribute is required');
    await frame.getByLabel('Default value').fill('Medium');
  });
  await addAttribute('Effort', 'Numeric', async () => {
    await select({ 'Decimal places': '1' });
    await fill({ 'Minimum value': '0', 'Maximum value': '99.5' });
  });
  await addAttribute('Due date', 'Date and time', async () => {
    await frame.getByLabel('Default value').fill('[Today] + 14');
  });
  await addAttribute('Owner', 'User', async () => {
    await tick('Only members of the project');
    await frame.getByLabel('Default value').fill('[Me]');
  });
  await expect(row('Due date')).toContainText('[Today]+14');
  await expectWindowAccessible();
});

test('issue types and attributes are renamed and put in order', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, field, fill, follow, open, save, command, button } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Issue types');
  await open('Defects');
  await open('Severity');
  await fill({ Name: 'Impact' });
  await save('Defects');
  await follow('Reorder attributes');
  await expectWindowAccessible();
  await button('Move Impact up').click();
  await save('Defects');
  await expect(frame.getByRole('row').nth(2)).toContainText('Impact');

  await follow('Issue types');
  await follow('Add type');
  await fill({ Name: 'Ideas' });
  await save('Ideas');
  await command('Rename type');
  await expect(field('Name')).toHaveValue('Ideas');
  await expectWindowAccessible();
  await fill({ Name: 'Wishes' });
  await save('Wishes');
});

/** Adds a column to the columns or the filters of a view. */
async function addTo(page: Page, list: string, column: string) {
  const { button, frame } = windowOf(page);
  await button(`${list}: Add`).click();
  const body = frame.locator('[data-scroller]');
  expect(await body.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  await page.getByRole('option', { name: column, exact: true }).click();
}

test('an issue type gets a default view', async ({ page, logIn, expectWindowAccessible }) => {
  const { choose, tick, follow, open, save, region, button } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Issue types');
  await open('Defects');
  await follow('View settings');
  await expectWindowAccessible();
  await region('Default view').getByRole('link', { name: 'Edit' }).click();
  await addTo(page, 'Columns', 'Impact');
  await addTo(page, 'Columns', 'Owner');
  await button('Remove Modified by').click();
  await choose('Sort by', 'Modified date');
  await tick('Descending');
  await expectWindowAccessible();
  await save('View settings');
  await expect(region('Default view')).toContainText('ID, Name, Modified date, Impact, Owner');
  await expect(region('Default view')).toContainText('Modified date (descending)');
});

test('views are added, cloned, published and deleted', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, choose, follow, open, save, command, region } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Issue types');
  await open('Defects');
  await follow('View settings');
  await follow('Add public view');
  await fill({ Name: 'Mine and severe' });
  await addTo(page, 'Filters', 'Owner');
  await addTo(page, 'Filters', 'Impact');
  const filter = (index: number) =>
    frame.getByRole('list', { name: 'Filters' }).getByRole('listitem').nth(index);
  await filter(0).getByLabel('Value').fill('[Me]');
  await filter(1).getByLabel('Condition').selectOption('is in the list');
  await filter(1).getByLabel('Value').fill('High, Medium');
  await expectWindowAccessible();
  await save('View settings');
  await follow('Add personal view');
  await fill({ Name: 'Everything' });
  await expectWindowAccessible();
  await save('View settings');

  await open('Everything');
  await expectWindowAccessible();
  await command('Clone view');
  await fill({ Name: 'Everything, sorted' });
  await choose('Sort by', 'Impact');
  await save('View settings');
  await open('Everything, sorted');
  await command('Publish view');
  await expectWindowAccessible();
  await save('View settings');
  await expect(region('Public views')).toContainText('Everything, sorted');
  await open('Everything, sorted');
  await command('Unpublish view');
  await expectWindowAccessible();
  await save('View settings');
  await open('Everything, sorted');
  await command('Delete view');
  await save('View settings');
  await expect(frame).not.toContainText('Everything, sorted');
});

test('users get accounts, with a password or by invitation', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, select, tick, follow, save, command, region } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'User accounts');
  await expectWindowAccessible();
  await follow('Add user');
  await fill({ Name: 'Nina Normal', Login: 'nina', Password: 'start-pass-1' });
  await fill({ 'Repeat the password': 'start-pass-1', 'Email address': 'nina@example.com' });
  await tick('Require a new password');
  await expectWindowAccessible();
  await save('Nina Normal');
  await expect(region('Account')).toContainText('nina@example.com');
  await expectWindowAccessible();

  await region('Account').getByRole('link', { name: 'Edit' }).click();
  await fill({ 'Email address': 'nina.normal@example.com' });
  await select({ Language: 'English / United States' });
  await expectWindowAccessible();
  await save('Nina Normal');
  await expect(region('Account')).toContainText('nina.normal@example.com');
  await region('Global access').getByRole('link', { name: 'Edit' }).click();
  await tick('System administrator');
  await expectWindowAccessible();
  await save('Nina Normal');
  await expect(region('Global access')).toContainText('System administrator');
  await region('Global access').getByRole('link', { name: 'Edit' }).click();
  await tick('Regular user');
  await save('Nina Normal');

  await follow('User accounts');
  await follow('Add user');
  await fill({ Name: 'Paul Project', Login: 'paul', 'Email address': 'paul@example.com' });
  await tick('Email an invitation');
  await save('Paul Project');
  await command('Change password');
  await fill({ 'New password': 'start-pass-2', 'Repeat the password': 'start-pass-2' });
  await expectWindowAccessible();
  await save('Paul Project');
  await command('Reset password');
  await expectWindowAccessible();
  await save('Paul Project');
  await expect(frame).toContainText('paul@example.com');
});

/** The middle of a text of one line, in px from the top of the screen. */
async function middleOf(element: Locator): Promise<number> {
  return element.evaluate((found) => {
    const text = document.createRange();
    text.selectNodeContents(found);
    const { top, bottom } = text.getBoundingClientRect();
    return (top + bottom) / 2;
  });
}

test('a project gets a description and folders', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, choose, follow, open, save, command, region, row } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Projects');
  await expect(frame).toContainText('There are no projects yet');
  await expectWindowAccessible();
  await follow('Add project');
  await fill({ Name: 'Second' });
  await expectWindowAccessible();
  await save('Second');
  await follow('Projects');
  await follow('Add project');
  await fill({ Name: 'Shop', Description: 'Sells **bulbs**.' });
  await save('Shop');
  await expect(region('Description').locator('strong')).toHaveText('bulbs');
  const title = await middleOf(frame.getByRole('heading', { level: 1 }));
  const beside = await middleOf(frame.getByRole('link', { name: 'Project permissions' }));
  expect(Math.abs(beside - title)).toBeLessThan(2);
  await expectWindowAccessible();
  await command('Edit description', region('Description'));
  await fill({ Description: 'Sells lamps.' });
  await expectWindowAccessible();
  await save('Shop');
  await expect(region('Description')).toContainText('Sells lamps.');
  await command('Delete description', region('Description'));
  await expectWindowAccessible();
  await save('Shop');
  await follow('Add description');
  await fill({ Description: 'A shop.' });
  await expectWindowAccessible();
  await save('Shop');
  await command('Rename project');
  await fill({ Name: 'Web Shop' });
  await save('Web Shop');

  await follow('Add folder');
  await fill({ Name: 'Bugs' });
  await choose('Type', 'Defects');
  await expectWindowAccessible();
  await save('Web Shop');
  await follow('Add folder');
  await fill({ Name: 'Idea' });
  await choose('Type', 'Wishes');
  await save('Web Shop');
  await open('Idea');
  await fill({ Name: 'Ideas' });
  await expectWindowAccessible();
  await save('Web Shop');
  await open('Ideas');
  await command('Move folder');
  await choose('Project', 'Second');
  await expectWindowAccessible();
  await save('Web Shop');
  await expect(row('Ideas')).toBeHidden();
});

test('a project becomes public and gets members', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { tick, follow, open, save, region, row } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Projects');
  await open('Web Shop');
  await follow('Project permissions');
  await expectWindowAccessible();
  await region('Global access').getByRole('link', { name: 'Edit' }).click();
  await tick('Public project');
  await expectWindowAccessible();
  await save('Project permissions');
  await expect(region('Global access')).toContainText('Public project');
  await follow('Add members');
  await tick('Nina Normal', 'Paul Project');
  await expectWindowAccessible();
  await save('Project permissions');
  await open('Paul Project');
  await tick('Project administrator');
  await expectWindowAccessible();
  await save('Project permissions');
  await expect(row('Paul Project')).toContainText('Project administrator');
});

test('a user gets projects, loses them and is removed from one', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, tick, follow, open, save, region, row } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'User accounts');
  await open('Nina Normal');
  await expect(row('Web Shop')).toContainText('Regular member');
  await follow('Add projects');
  await tick('Second');
  await expectWindowAccessible();
  await save('Nina Normal');
  await open('Second');
  await tick('Project administrator');
  await expectWindowAccessible();
  await save('Nina Normal');
  await expect(row('Second')).toContainText('Project administrator');
  await open('Second');
  await follow('Remove from project');
  await expectWindowAccessible();
  await save('Nina Normal');
  await expect(row('Second')).toBeHidden();

  await openTool(page, 'Projects');
  await open('Web Shop');
  await follow('Project permissions');
  await open('Paul Project');
  await follow('Remove member');
  await expectWindowAccessible();
  await save('Project permissions');
  await expect(region('Members')).toContainText('Nina Normal');
  await expect(frame).not.toContainText('Paul Project');
});

test('alerts and reports are added, changed and deleted', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, choose, tick, follow, open, save, region } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Alerts');
  await expect(frame).toContainText('There are no public alerts.');
  await expectWindowAccessible();
  await follow('Add public alert');
  await choose('Type', 'Defects');
  await choose('View', 'Mine and severe');
  await choose('Project', 'Web Shop');
  await choose('Folder', 'Bugs');
  await expectWindowAccessible();
  await save('Alerts');
  await expect(region('Public alerts')).toContainText('Web Shop — Bugs');
  await follow('Add personal alert');
  await choose('Type', 'Wishes');
  await expectWindowAccessible();
  await save('Alerts');
  await open('Wishes');
  await expectWindowAccessible();
  await follow('Delete alert');
  await expectWindowAccessible();
  await save('Alerts');
  await expect(region('Personal alerts')).toContainText('You have no personal alerts.');

  await openTool(page, 'Reports');
  await expectWindowAccessible();
  await follow('Add public report');
  await choose('Type', 'Defects');
  await tick('Issue report', 'Weekly');
  await expectWindowAccessible();
  await save('Reports');
  await expect(region('Public reports')).toContainText('Weekly');
  await follow('Add personal report');
  await choose('Type', 'Wishes');
  await save('Reports');
  await open('Wishes');
  await tick('Weekly');
  await expectWindowAccessible();
  await save('Reports');
  await expect(region('Personal reports')).toContainText('Weekly');
  await open('Wishes');
  await follow('Delete report');
  await expectWindowAccessible();
  await save('Reports');
  await expect(region('Personal reports')).toContainText('You have no personal reports.');
});

test('applications are approved and rejected', async ({
  page,
  tracker,
  logIn,
  expectWindowAccessible,
}) => {
  // Messages are sent once a minute.
  test.slow();
  const { frame, tick, follow, open, save, region } = windowOf(page);
  const links = () =>
    tracker.mailSink.mails.flatMap(({ body }) => /http\S+register\.php\?key=\S+/.exec(body) ?? []);
  await expect.poll(() => links().length, { timeout: 75_000 }).toBe(2);
  for (const link of links()) {
    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('administrator');
  }

  await logIn('admin');
  await openTool(page, 'User accounts');
  await follow('Registration requests');
  await expectWindowAccessible();
  await open('Ivan Petrov');
  await expect(region('Details')).toContainText('ivan@example.com');
  await expectWindowAccessible();
  await follow('Approve');
  await tick('Web Shop');
  await expectWindowAccessible();
  await save('Registration requests');
  await open('Judy Chen');
  await follow('Reject');
  await expectWindowAccessible();
  await save('Registration requests');
  await expect(frame).toContainText('There are no pending requests.');
  await follow('User accounts');
  await open('Ivan Petrov');
  await expect(region('Projects')).toContainText('Web Shop');
  await expect(region('Projects')).not.toContainText('Second');
});

test('every other setting of the server is changed', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, select, tick, choose, save, command, region, button } = windowOf(page);
  const edit = (name: string) => region(name).getByRole('link', { name: 'Edit' }).click();
  await logIn('admin');
  await openTool(page, 'Server settings');
  await command('Rename server', region('Server information'));
  await fill({ 'Server name': 'Acme tracker' });
  await expectWindowAccessible();
  await save('Server settings');
  await expect(page.getByRole('link', { name: 'Acme tracker' })).toBeAttached();
  await command('Reset unique ID', region('Server information'));
  await expectWindowAccessible();
  await save('Server settings');

  await edit('Regional settings');
  await choose('Time zone', 'Europe / Warsaw');
  await select({
    'Number format': '1 000,00',
    'Date format': 'yyyy-mm-dd',
    'Time format': 'HH:mm',
  });
  await select({ 'First day of week': 'Saturday' });
  await expectWindowAccessible();
  await save('Server settings');
  await expect(region('Regional settings')).toContainText('Europe / Warsaw');

  await edit('Advanced settings');
  await tick('Hide empty attribute values');
  await select({ 'Order of issue history': 'Newest first', 'Inactive sessions': '8 hours' });
  await expectWindowAccessible();
  await save('Server settings');
  await edit('Scheduled tasks');
  await select({ 'Hour of reports': '06:00', 'Day of weekly reports': 'Friday' });
  await expectWindowAccessible();
  await save('Server settings');
  await edit('Scheduled tasks');
  await expect(frame.getByRole('combobox', { name: 'Hour of reports' })).toHaveValue('6');
  await button('Cancel').click();

  // This server reads no mailboxes, and says so.
  await expect(region('Email inboxes')).toContainText('The server cannot read mailboxes');
  await expect(region('OAuth configuration')).toBeHidden();
});

test('the event log tells what was done', async ({ page, logIn, expectWindowAccessible }) => {
  const { frame, expectTitle, follow, button } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Event log');
  await expect(frame).toContainText(/1–15 of \d+/);
  await expectWindowAccessible();
  await button('Next page').click();
  await expect(frame).toContainText(/16–\d+ of \d+/);
  await button('Filter events').click();
  await page.getByRole('menuitem', { name: 'Audit' }).click();
  await expect(frame).toContainText(/1–15 of \d+/);
  await frame.getByRole('row').nth(1).click();
  await expectTitle('Event details');
  await expect(frame).toContainText('Administrator');
  await expectWindowAccessible();
  await follow('Event log');
  await expect(button('Filter events: Audit')).toBeVisible();
});

test('a new user works with it', async ({ page, logInAs, expectAccessible }) => {
  const { frame, fill, select, choose, expectTitle, save, command, region, submit } =
    windowOf(page);
  await logInAs('nina', 'start-pass-1');
  await expectAccessible();
  await page.getByRole('textbox', { name: /^New password \*/ }).fill('own-pass-1');
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill('own-pass-1');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('main')).toBeVisible();

  await page.getByRole('button', { name: 'Type: Select a type' }).click();
  await page.getByRole('option', { name: 'Defects' }).click();
  await page.getByRole('link', { name: 'Add issue' }).click();
  await fill({ Name: 'Lamp does not fit' });
  await expect(frame.getByLabel('Impact')).toHaveValue('Medium');
  await expect(frame.getByLabel('Owner')).toHaveValue('Nina Normal');
  await frame.getByLabel('Impact').fill('High');
  await choose('Project', 'Web Shop');
  await choose('Folder', 'Bugs');
  await save('Lamp does not fit');
  await expect(region('Attributes')).toContainText('High');
  await frame.getByRole('button', { name: 'Add comment' }).first().click();
  await fill({ Comment: 'It is too large.' });
  await save('Lamp does not fit');
  await expect(frame).toContainText('It is too large.');
  await expectAccessible();

  // Weeks begin as the administrator has chosen, and today's issue lies below its day.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show as' }).click();
  await page.getByRole('menuitem', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: /^Date: / }).click();
  await page.getByRole('menuitem', { name: 'Created Date' }).click();
  await expect(page.getByRole('columnheader').first()).toHaveText('Sat');
  const card = page.getByRole('link', { name: 'Lamp does not fit' });
  const week = page.getByRole('row').filter({ has: card }).getByRole('cell');
  const places = await week.evaluateAll(
    (cells, name) => cells.map(({ textContent }) => textContent.includes(name)),
    'Lamp does not fit',
  );
  expect(places.indexOf(true)).toBe((new Date().getUTCDay() + 1) % 7);

  await page.getByRole('button', { name: 'Nina Normal' }).click();
  await page.getByRole('menuitem', { name: 'My account' }).click();
  await expectTitle('Nina Normal');
  await expect(region('Projects')).toContainText('Web ShopRegular member');
  await expectAccessible();
  await command('Change password');
  await fill({
    'Current password': 'own-pass-1',
    'New password': 'own-pass-2',
    'Repeat the': 'own-pass-2',
  });
  await expectAccessible();
  await save('Nina Normal');
  await region('Account').getByRole('link', { name: 'Edit' }).click();
  await fill({ 'Email address': 'nina@example.com' });
  await select({ Language: 'Deutsch' });
  await submit.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectTitle('Nina Normal');
  await expect(frame.getByRole('link', { name: 'Bearbeiten' })).toBeVisible();
  await frame.getByRole('link', { name: 'Bearbeiten' }).click();
  await frame.getByRole('combobox').selectOption({ index: 0 });
  await save('Nina Normal');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(region('Account')).toContainText('Default language');
});

test('what somebody else writes is announced', async ({ page, context, logIn, logInAs }) => {
  const { frame, fill, save } = windowOf(page);
  const openList = async () => {
    await page.getByRole('button', { name: 'Type: Select a type' }).click();
    await page.getByRole('option', { name: 'Defects' }).click();
  };
  await logIn('admin');
  await openList();
  await page.getByRole('row', { name: /Lamp does not fit/ }).click();
  await frame.getByRole('button', { name: 'Add comment' }).first().click();
  await fill({ Comment: 'Which size is it?' });
  // The window stays while it is saved.
  const added = page.waitForResponse('**/issues/comments/add.php');
  await save('Lamp does not fit');
  await added;
  await context.clearCookies();

  await logInAs('nina', 'own-pass-2');
  await page.getByRole('button', { name: /^Alerts/ }).click();
  await page.getByRole('menuitem', { name: /Defects — Mine and severe/ }).click();
  await expect(page).toHaveURL(/#\/views\/\d+\/folders\/\d+\/issues$/);
  await page.getByRole('row', { name: /Lamp does not fit/ }).click();
  await expect(frame).toContainText('Which size is it?');
});

test('a project is archived, restored and deleted with all that was in it', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, fill, follow, open, save, command, row } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Projects');
  await open('Web Shop');
  await command('Archive project');
  await expectWindowAccessible();
  await save('Projects');
  await expect(row('Web Shop')).toBeHidden();
  await follow('Archived projects');
  await expectWindowAccessible();
  await open('Web Shop');
  await expect(frame).toContainText('A shop.');
  await expectWindowAccessible();
  await command('Rename project');
  await fill({ Name: 'Old Shop' });
  await expectWindowAccessible();
  await save('Old Shop');
  await command('Restore project');
  await expectWindowAccessible();
  await save('Archived projects');
  await expect(frame).toContainText('There are no archived projects.');
  await follow('Projects');
  await open('Old Shop');
  await open('Bugs');
  await command('Delete folder');
  await expect(frame).toContainText('All issues in it will be permanently deleted.');
  await expectWindowAccessible();
  await save('Old Shop');
  await expect(frame).toContainText('This project has no folders.');
  await command('Archive project');
  await save('Projects');
  await follow('Archived projects');
  await open('Old Shop');
  await command('Delete project');
  await expect(frame).toContainText('permanently deleted');
  await expectWindowAccessible();
  await save('Archived projects');
  await follow('Projects');
  await open('Second');
  await command('Delete project');
  await expectWindowAccessible();
  await save('Projects');
  await expect(frame).toContainText('There are no projects yet');
});

test('types, attributes, views, alerts and reports go as they came', async ({
  page,
  logIn,
  expectWindowAccessible,
}) => {
  const { frame, follow, open, save, command, region, row } = windowOf(page);
  await logIn('admin');
  await openTool(page, 'Issue types');
  await open('Defects');
  await open('Steps');
  await follow('Delete attribute');
  await expectWindowAccessible();
  await save('Defects');
  await expect(row('Steps')).toBeHidden();
  await follow('View settings');
  await open('Mine and severe');
  await command('Delete view');
  await expect(frame).toContainText('Alerts and reports that use it will also be deleted.');
  await expectWindowAccessible();
  await save('View settings');
  await expect(region('Public views')).toContainText('There are no public views');
  await follow('Defects');
  await command('Delete type');
  await expectWindowAccessible();
  await save('Issue types');
  await expect(row('Defects')).toBeHidden();

  await openTool(page, 'Alerts');
  await expect(region('Public alerts')).toContainText('There are no public alerts.');
  await openTool(page, 'Reports');
  await expect(region('Public reports')).not.toContainText('Defects');
});
