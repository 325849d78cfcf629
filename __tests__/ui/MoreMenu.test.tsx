import { screen } from '@testing-library/react';
import { actionMessages } from '@/i18n/actionMessages';
import { EditIcon } from '@/ui/icons';
import { MoreMenu } from '@/ui/MoreMenu';
import { renderUi } from './renderUi';

test('holds commands that are links', async () => {
  const { user } = renderUi(
    <MoreMenu
      items={[{ label: actionMessages.rename, icon: EditIcon, path: '/projects/1/rename' }]}
    />,
  );

  await user.click(screen.getByRole('button', { name: 'More' }));

  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute(
    'href',
    '#/projects/1/rename',
  );
});
