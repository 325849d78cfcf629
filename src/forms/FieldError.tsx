import { type MessageDescriptor, useIntl } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import { Icon } from '@/ui/Icon';
import { DangerIcon } from '@/ui/icons';
import type { FieldProblem } from './fieldProblem';
import { formSentences } from './messages';
import styles from './Field.module.css';

/** Characters of a part that are shown. */
const partLength = 40;

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
  const sentence = intl.formatMessage(message);
  const part = 'part' in problem ? problem.part : undefined;
  return (
    <p id={id} className={styles['error']}>
      <Icon icon={DangerIcon} />
      {part === undefined
        ? sentence
        : intl.formatMessage(formSentences.partProblem, {
            part: shortened(part),
            problem: sentence,
          })}
    </p>
  );
}

/** Enough to find it again: what is wrong may just be its length. */
function shortened(part: string): string {
  const characters = Array.from(part);
  return characters.length <= partLength ? part : `${characters.slice(0, partLength).join('')}…`;
}
