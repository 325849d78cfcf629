import { type IntlShape, useIntl } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import { Icon } from '@/ui/Icon';
import { DangerIcon } from '@/ui/icons';
import type { FieldProblem } from './fieldProblem';
import { formSentences } from './messages';
import styles from './Field.module.css';

/** More choices than these are only counted; nobody reads them in an error. */
const namedChoices = 8;

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
  const sentence = problemSentence(intl, problem);
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

/** What is wrong, in words. */
export function problemSentence(intl: IntlShape, problem: FieldProblem): string {
  if ('message' in problem) return intl.formatMessage(problem.message);
  const { code, choices } = problem;
  if (!choices) return intl.formatMessage(errorMessage({ kind: 'api', code }));
  const named = choices.slice(0, namedChoices).join(', ');
  return choices.length <= namedChoices
    ? intl.formatMessage(formSentences.choices, { choices: named })
    : intl.formatMessage(formSentences.manyChoices, { choices: named, count: choices.length });
}

/** Enough to find it again: what is wrong may just be its length. */
function shortened(part: string): string {
  const characters = Array.from(part);
  return characters.length <= partLength ? part : `${characters.slice(0, partLength).join('')}…`;
}
