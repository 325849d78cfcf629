import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { CollapseIcon, ExpandIcon } from '@/ui/icons';
import styles from './FilterBar.module.css';
import { filterSentences } from './messages';

interface FilterFoldProps {
  /** All of them, in a sentence. */
  conditions: string;
  /** The row that it unfolds. */
  rowId: string;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** On a phone, the conditions in one line, which a press unfolds. */
export function FilterFold({ conditions, rowId, isUnfolded, onToggle }: FilterFoldProps) {
  const intl = useIntl();
  return (
    <Button
      className={styles['fold']}
      variant="quiet"
      aria-label={intl.formatMessage(filterSentences.editAll, { conditions })}
      aria-expanded={isUnfolded}
      aria-controls={rowId}
      onClick={onToggle}
    >
      <bdi>{conditions}</bdi>
      <Icon icon={isUnfolded ? CollapseIcon : ExpandIcon} />
    </Button>
  );
}
