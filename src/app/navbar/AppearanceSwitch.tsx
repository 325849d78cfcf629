import { FormattedMessage } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { relativeTimesChosen, selectHasRelativeTimes } from '@/screen/times';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { appearanceMessages } from '@/ui/appearanceMessages';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { generalCommands } from '../commands/generalCommands';
import styles from '@/ui/ThemeSwitch.module.css';

const nothing = { kind: 'nothing' } as const;

/** How this device shows things; what is text and not only its looks stands in the state. */
export function AppearanceSwitch() {
  const dispatch = useAppDispatch();
  const hasRelativeTimes = useAppSelector(selectHasRelativeTimes);
  return (
    <ThemeSwitch>
      <label className={styles['choice']}>
        <input
          type="checkbox"
          checked={hasRelativeTimes}
          onChange={({ target }) => {
            dispatch(relativeTimesChosen(target.checked));
          }}
        />
        <FormattedMessage {...appearanceMessages.relativeTimes} />
      </label>
      <div className={styles['commands']}>
        {generalCommands.map((command) => (
          <CommandButton key={command.id} command={command} target={nothing} variant="quiet" />
        ))}
      </div>
    </ThemeSwitch>
  );
}
