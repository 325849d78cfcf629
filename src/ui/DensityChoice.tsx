import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Appearance, readAppearance, storeAppearance } from './appearance';
import { appearanceMessages } from './appearanceMessages';
import styles from './ThemeSwitch.module.css';

const densities = [
  { density: 'compact', message: appearanceMessages.compact },
  { density: 'normal', message: appearanceMessages.sizeNormal },
  { density: 'comfortable', message: appearanceMessages.comfortable },
] as const;

/** How high the rows of lists are on this device; takes effect at once and is kept in the browser. */
export function DensityChoice() {
  const groupName = useId();
  const [chosen, setChosen] = useState(() => readAppearance().density);

  function handleChange(density: Appearance['density']) {
    setChosen(density);
    storeAppearance({ ...readAppearance(), density });
  }

  return (
    <fieldset className={styles['themes']}>
      <legend className={styles['legend']}>
        <FormattedMessage {...appearanceMessages.density} />
      </legend>
      {densities.map(({ density, message }) => (
        <label key={density} className={styles['choice']}>
          <input
            type="radio"
            name={groupName}
            checked={chosen === density}
            onChange={() => {
              handleChange(density);
            }}
          />
          <FormattedMessage {...message} />
        </label>
      ))}
    </fieldset>
  );
}
