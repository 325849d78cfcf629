import { screen } from '@testing-library/react';
import { applyAppearance, readAppearance } from '@/ui/appearance';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { renderUi } from './renderUi';

afterEach(() => {
  window.localStorage.clear();
  applyAppearance();
});

describe('the appearance', () => {
  it('follows the system until something is chosen', () => {
    applyAppearance();

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.documentElement).not.toHaveAttribute('data-contrast');
  });

  it('takes effect at once and is kept', async () => {
    const { user, unmount } = renderUi(<ThemeSwitch />);

    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('checkbox', { name: 'More contrast' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    await user.click(screen.getByRole('radio', { name: 'Very large' }));
    unmount();

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
    expect(document.documentElement).toHaveAttribute('data-density', 'compact');
    expect(document.documentElement).toHaveAttribute('data-size', 'larger');
    expect(readAppearance()).toEqual({
      theme: 'dark',
      hasMoreContrast: true,
      density: 'compact',
      size: 'larger',
    });
  });

  it('goes back to the system', async () => {
    window.localStorage.setItem('issuedesk.appearance', '{"theme":"light"}');
    applyAppearance();
    const { user } = renderUi(<ThemeSwitch />);
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();

    await user.click(screen.getByRole('radio', { name: 'System' }));

    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  it.each(['nonsense', 'null', '"dark"', '{"theme":"pink","density":"tiny","size":"huge"}'])(
    'ignores what it has not stored itself: %s',
    (stored) => {
      window.localStorage.setItem('issuedesk.appearance', stored);

      expect(readAppearance()).toEqual({
        theme: 'system',
        hasMoreContrast: false,
        density: 'normal',
        size: 'normal',
      });
    },
  );

  it.each([
    ['{"isCompact":true}', 'compact'],
    ['{"isCompact":true,"density":"comfortable"}', 'comfortable'],
    ['{"isCompact":true,"density":"normal"}', 'normal'],
  ])('knows the rows that an earlier version left: %s', (stored, density) => {
    window.localStorage.setItem('issuedesk.appearance', stored);

    expect(readAppearance().density).toBe(density);
  });

  it('holds for this visit where storage is forbidden', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = renderUi(<ThemeSwitch />);

    await user.click(screen.getByRole('radio', { name: 'Dark' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
