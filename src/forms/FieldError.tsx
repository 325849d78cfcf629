import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { DangerIcon } from '@/ui/icons';
import type { FieldProblem } from './fieldProblem';
import { problemText } from './problemText';
import styles from './Field.module.css';

interface FieldErrorProps {
  /** Named by the input's `aria-describedby`. */
  id: string;
  problem: FieldProblem;
}

/** What is wrong with a field, below it. */
export function FieldError({ id, problem }: FieldErrorProps) {
  const intl = useIntl();
  return (
    <p id={id} className={styles['error']}>
      <Icon icon={DangerIcon} />
      {problemText(intl, problem)}
    </p>
  );
}
