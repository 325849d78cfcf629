import type { IntlShape } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import type { FieldProblem } from './fieldProblem';
import { formSentences } from './messages';

/** More choices than these are only counted; nobody reads them in an error. */
const namedChoices = 8;

/** Characters of a part that are shown. */
const partLength = 40;

/** What is wrong with a value, in words. */
export function problemText(intl: IntlShape, problem: FieldProblem): string {
  const sentence = problemSentence(intl, problem);
  const part = 'part' in problem ? problem.part : undefined;
  return part === undefined
    ? sentence
    : intl.formatMessage(formSentences.partProblem, { part: shortened(part), problem: sentence });
}

function problemSentence(intl: IntlShape, problem: FieldProblem): string {
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
