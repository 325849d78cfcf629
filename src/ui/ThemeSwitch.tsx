import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readAppearance, storeAppearance, type Appearance } from './appearance';
import { uiMessages } from './messages';
import styles from './ThemeSwitch.module.css';

const themes = [
  { theme: 'system', message: uiMessages.themeSystem },
  { theme: 'light', message: uiMessages.themeLight },
  { theme: 'dark', message: uiMessages.themeDark },
] as const;

/** Theme, contrast and density of this device; takes effect at once and is kept in the browser. */
export function ThemeSwitch() {
  const groupName = useId();
  const [appearance, setAppearance] = useState(readAppearance);

  function handleChange(change: Partial<Appearance>) {
    const changed = { ...appearance, ...change };
    setAppearance(changed);
    storeAppearance(changed);
  }

  return (
    <div className={styles['root']}>
      <fieldset className={styles['themes']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...uiMessages.theme} />
        </legend>
        {themes.map(({ theme, message }) => (
          <label key={theme} className={styles['choice']}>
            <input
              type="radio"
              name={groupName}
              checked={appearance.theme === theme}
              onChange={() => {
                handleChange({ theme });
              }}
            />
            <FormattedMessage {...message} />
          </label>
        ))}
      </fieldset>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={appearance.hasMoreContrast}
          onChange={({ target }) => {
            handleChange({ hasMoreContrast: target.checked });
          }}
        />
        <FormattedMessage {...uiMessages.contrast} />
      </label>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={appearance.isCompact}
          onChange={({ target }) => {
            handleChange({ isCompact: target.checked });
          }}
        />
        <FormattedMessage {...uiMessages.compactRows} />
      </label>
    </div>
  );
}
