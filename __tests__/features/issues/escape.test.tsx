/** Esc in the windows of the client: what is open inside a form closes first, then the form. */
import { screen } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers } from '@tests/support/server/scenarios';

it('first frees the Tab key of a text with markup, then leaves; the text is offered again', async () => {
  const { user } = renderApp({ at: '/issues/7' });
  await user.click(await screen.findByRole('link', { name: 'Add comment' }));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Half a thought');

  await user.keyboard('{Escape}');
  expect(readPath()).toBe('/issues/7/comments/add');
  await user.keyboard('{Escape}');

  expect(readPath()).toBe('/issues/7');
  expect(screen.getByText('Draft kept')).toBeInTheDocument();
  await user.click(await screen.findByRole('link', { name: 'Add comment' }));
  expect(await screen.findByText(/^You have unsaved text/)).toBeVisible();
});

it('closes a preview before it leaves', async () => {
  serverAnswers('/issues/preview.php', '<p>as it will look</p>');
  const { user } = renderApp({ at: '/issues/7/comments/add' });
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Half');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('as it will look');
  await user.click(screen.getByRole('textbox', { name: 'Comment' }));

  await user.keyboard('{Escape}');
  expect(screen.queryByText('as it will look')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  expect(readPath()).toBe('/issues/7');
});

it.each([
  ['suggestions', 'Status', '{ArrowDown}'],
  ['a list with a filter box', 'Folder', '{Enter}'],
])('closes %s before it leaves', async (_what, name, key) => {
  const { user } = renderApp({ at: '/folders/1/issues' });
  await user.click(await screen.findByRole('link', { name: 'Add issue' }));
  const address = readPath();
  const field = await screen.findByRole('combobox', { name });
  field.focus();
  await user.keyboard(key);
  expect(field).toHaveAttribute('aria-expanded', 'true');

  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(readPath()).toBe(address);
  await user.keyboard('{Escape}');

  expect(readPath()).toBe('/folders/1/issues');
});
