import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { readAppearance, storeAppearance, type Appearance } from './appearance';
import { appearanceMessages } from './appearanceMessages';
import { DensityChoice } from './DensityChoice';
import styles from './ThemeSwitch.module.css';

const themes = [
  { theme: 'system', message: appearanceMessages.themeSystem },
  { theme: 'light', message: appearanceMessages.themeLight },
  { theme: 'dark', message: appearanceMessages.themeDark },
] as const;

const sizes = [
  { size: 'normal', message: appearanceMessages.sizeNormal },
  { size: 'large', message: appearanceMessages.sizeLarge },
  { size: 'larger', message: appearanceMessages.sizeLarger },
] as const;

/** Theme, size of text, contrast and density of this device; takes effect at once and is kept in the browser. */
export function ThemeSwitch({ children }: { children?: ReactNode }) {
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
          <FormattedMessage {...appearanceMessages.theme} />
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
      <fieldset className={styles['themes']}>
        <legend className={styles['legend']}>
          <FormattedMessage {...appearanceMessages.size} />
        </legend>
        {sizes.map(({ size, message }) => (
          <label key={size} className={styles['choice']}>
            <input
              type="radio"
              name={`${groupName}-size`}
              checked={appearance.size === size}
              onChange={() => {
                handleChange({ size });
              }}
            />
            <FormattedMessage {...message} />
          </label>
        ))}
      </fieldset>
      <DensityChoice
        chosen={appearance.density}
        onChoose={(density) => {
          handleChange({ density });
        }}
      />
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={appearance.hasMoreContrast}
          onChange={({ target }) => {
            handleChange({ hasMoreContrast: target.checked });
          }}
        />
        <FormattedMessage {...appearanceMessages.contrast} />
      </label>
      {children}
    </div>
  );
}
