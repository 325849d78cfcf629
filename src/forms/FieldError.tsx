import { type MessageDescriptor, useIntl } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import { Icon } from '@/ui/Icon';
import { DangerIcon } from '@/ui/icons';
import type { FieldProblem } from './fieldProblem';
import styles from './Field.module.css';

interface FieldErrorProps {
  /** Named by the input's `aria-describedby`. */
  id: string;
  problem: FieldProblem;
}

/** What is wrong with a field, below it. */
export function FieldError({ id, problem }: FieldErrorProps) {
  const intl = useIntl();
  const message: MessageDescriptor =
    'message' in problem ? problem.message : errorMessage({ kind: 'api', code: problem.code });
  return (
    <p id={id} className={styles['error']}>
      <Icon icon={DangerIcon} />
      {intl.formatMessage(message)}
    </p>
  );
}
