import { fireEvent, screen } from '@testing-library/react';
import { readPath } from '@/routing/address';
import { titleIs } from '@tests/support/title';
import { renderApp } from '@tests/support/renderApp';
import type { Login } from '@tests/support/server/recordedCalls';
import { sentTo } from '@tests/support/server/tracker';
import { caughtDownloads } from '../caughtDownloads';

const issueName = /^Everything in one issue/;
const content = 'http://localhost/client/file.php?id=2111';

async function openImage(as: Login = 'carol') {
  const { user } = renderApp({ at: '/issues/7/files/2111/preview', as });
  return { user, image: await screen.findByRole('img', { name: 'screenshot.png' }) };
}

describe('the preview of an image', () => {
  it.each<Login>(['carol', 'anonymous'])('shows the content to %s', async (as) => {
    const { image } = await openImage(as);

    expect(image).toHaveAttribute('src', content);
    expect(screen.getByRole('dialog', { name: 'screenshot.png' })).toBeVisible();
    await titleIs('screenshot.png | Acme Issue Tracker');
    expect((await sentTo('/issues/files/load.php')).payload).toEqual({ issueId: 7, fileId: 2111 });
  });

  it('tells that it is loading until the image is there, which then can be saved', async () => {
    const { user, image } = await openImage();

    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(caughtDownloads()).toHaveLength(0);
    fireEvent.load(image);

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('saves the image under its name and returns to the issue', async () => {
    const { user, image } = await openImage();
    fireEvent.load(image);

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByRole('dialog', { name: issueName });
    expect(readPath()).toBe('/issues/7');
    expect(caughtDownloads()).toEqual([{ name: 'screenshot.png', href: content }]);
  });

  it('says that the image cannot be shown, and saves it all the same', async () => {
    const { user, image } = await openImage();
    fireEvent.error(image);

    expect(screen.getByText('The image cannot be shown.')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'screenshot.png' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByRole('dialog', { name: issueName });
    expect(caughtDownloads()).toHaveLength(1);
  });

  it('returns to the issue on Cancel', async () => {
    const { user } = await openImage();

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await screen.findByRole('dialog', { name: issueName });
    expect(caughtDownloads()).toHaveLength(0);
  });

  it('opens from the history', async () => {
    const { user } = renderApp({ at: '/issues/7', as: 'carol' });

    await user.click(await screen.findByRole('link', { name: 'screenshot.png' }));

    expect(await screen.findByRole('dialog', { name: 'screenshot.png' })).toBeVisible();
  });

  it('says so when there is no such file', async () => {
    renderApp({ at: '/issues/7/files/1/preview', as: 'carol' });

    expect(await screen.findByText(/^This file does not exist/)).toBeVisible();
  });
});
