import { screen } from '@testing-library/react';
import { MoreMenu } from '@/ui/MoreMenu';
import { renderUi } from './renderUi';

test('holds commands that are links', async () => {
  const { user } = renderUi(
    <MoreMenu items={[{ key: 'rename', label: 'Rename', href: '#/projects/1/rename' }]} />,
  );

  await user.click(screen.getByRole('button', { name: 'More' }));

  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute(
    'href',
    '#/projects/1/rename',
  );
});
