import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Appearance } from './appearance';
import { appearanceMessages } from './appearanceMessages';
import styles from './ThemeSwitch.module.css';

const densities = [
  { density: 'compact', message: appearanceMessages.compact },
  { density: 'normal', message: appearanceMessages.sizeNormal },
  { density: 'comfortable', message: appearanceMessages.comfortable },
] as const;

interface DensityChoiceProps {
  chosen: string;
  onChoose: (density: Appearance['density']) => void;
}

/** How high the rows are: of a list, or of all that have no height of their own. */
export function DensityChoice({ chosen, onChoose }: DensityChoiceProps) {
  const groupName = useId();
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
              onChoose(density);
            }}
          />
          <FormattedMessage {...message} />
        </label>
      ))}
    </fieldset>
  );
}
