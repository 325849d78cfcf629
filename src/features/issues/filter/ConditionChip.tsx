import { useIntl } from 'react-intl';
import { listSentences } from '@/i18n/listSentences';
import { Button } from '@/ui/Button';
import { classNames } from '@/ui/classNames';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon, WarningIcon } from '@/ui/icons';
import styles from './FilterBar.module.css';

interface ConditionChipProps {
  /** The condition. */
  words: string;
  /** Its place, by which the focus finds it. */
  place: string;
  /** It cannot be applied. */
  hasProblem: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** A condition above the list: a press opens it, its button or Delete removes it. */
export function ConditionChip({
  words,
  place,
  hasProblem,
  isOpen,
  onOpen,
  onRemove,
}: ConditionChipProps) {
  const intl = useIntl();
  return (
    <span className={classNames(styles['chip'], hasProblem && styles['wrong'])}>
      <Button
        className={styles['words']}
        variant="quiet"
        data-part={place}
        aria-expanded={isOpen}
        onKeyDown={({ key }) => {
          if (key === 'Delete' || key === 'Backspace') onRemove();
        }}
        onClick={onOpen}
      >
        {hasProblem && <Icon icon={WarningIcon} />}
        <bdi>{words}</bdi>
      </Button>
      <IconButton
        label={intl.formatMessage(listSentences.remove, { name: words })}
        icon={CloseIcon}
        onClick={onRemove}
      />
    </span>
  );
}
