/** What one writes and reads in an issue stands where one looks for it. */
import { openApiSession } from '../server/support/apiSession';
import { demoPassword, expect, test } from './support/test';

interface Global {
  types: { id: number; name: string; attributes: { id: number; name: string }[] }[];
  projects: { folders: { id: number; typeId: number }[] }[];
}

/** Adds a task with three labels. */
async function addTask(name: string, address = ''): Promise<number> {
  const session = await openApiSession(address, 'jonas', demoPassword());
  const { types, projects } = await session.call<Global>('/global.php', {});
  const tasks = types.find((type) => type.name === 'Tasks');
  const labels = tasks?.attributes.find((attribute) => attribute.name === 'Labels');
  const folders = projects.flatMap((project) => project.folders);
  const { issueId } = await session.call<{ issueId: number }>('/issues/add.php', {
    folderId: folders.find(({ typeId }) => typeId === tasks?.id)?.id,
    name,
    values: [{ id: labels?.id, value: 'design, performance, testing' }],
  });
  return issueId;
}

test.describe('beside the list', () => {
  test.use({ reading: 'pane', viewport: { width: 1280, height: 800 } });

  test('files of a comment leave what sends it in sight', async ({ page, logIn, baseURL }) => {
    const issueId = await addTask('Task with many files', baseURL);
    await logIn('jonas');
    await page.goto('/client/index.php#/types/2/issues');
    await expect(page.getByText(/^1–50 of/)).toBeVisible();
    await page.goto(`/client/index.php#/issues/${issueId}`);
    const pane = page.getByRole('region', { name: 'Task with many files' });
    await expect(pane.getByText('All history')).toBeVisible();
    await page.keyboard.press('c');
    const form = pane.getByRole('form', { name: 'Add comment' });
    const text = form.getByRole('textbox', { name: 'Comment' });
    await expect(text).toBeFocused();

    await form.locator('input[type=file]').setInputFiles(
      ['one.txt', 'two.txt', 'three.txt'].map((name) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(name),
      })),
    );

    await expect(form.getByText('three.txt')).toBeVisible();
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(form.getByRole('button', { name: 'Add comment' })).toBeInViewport({ ratio: 1 });
  });
});

test('an answer and its preview leave what sends them in sight', async ({
  page,
  logIn,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  const issueId = await addTask('Task to answer', baseURL);
  const session = await openApiSession(baseURL ?? '', 'jonas', demoPassword());
  const comment = Array.from({ length: 5 }, (_line, index) => `Line ${index + 1}`).join('\n');
  await session.call('/issues/comments/add.php', { issueId, comment });
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}`);
  const issue = page.getByRole('dialog');
  await issue.getByRole('button', { name: /^Actions for #/ }).click();
  await page.getByRole('menuitem', { name: 'Reply' }).click();
  const form = issue.getByRole('form', { name: 'Add comment' });
  const text = form.getByRole('textbox', { name: 'Comment' });
  await expect(text).toHaveValue(/Line 5/);

  await expect(form.getByRole('button', { name: 'Add comment' })).toBeInViewport({ ratio: 1 });
  await expect(text).toBeFocused();
  await page.keyboard.type('Yes.');
  // Room for text and preview.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await form.getByRole('button', { name: 'Preview' }).click();

  await expect(form.locator('.quote')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add comment' })).toBeInViewport({ ratio: 1 });
});

test('several choices of a value begin their lines at one place', async ({
  page,
  logIn,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const issueId = await addTask('Task with labels', baseURL);
  await logIn('jonas');
  await page.goto(`/client/index.php#/issues/${issueId}`);
  const chips = page.getByRole('dialog').locator('[data-tint]', {
    hasText: /^(design|performance|testing)$/,
  });
  await expect(chips).toHaveCount(3);
  const boxes = await chips.evaluateAll((all) =>
    all.map((chip) => chip.getBoundingClientRect()).map(({ left, top }) => ({ left, top })),
  );

  const lines = new Map<number, number[]>();
  for (const { left, top } of boxes) lines.set(top, [...(lines.get(top) ?? []), left]);
  expect(lines.size).toBeGreaterThan(1);
  expect(new Set([...lines.values()].map((line) => Math.min(...line))).size).toBe(1);
});
