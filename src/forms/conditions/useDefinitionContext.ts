import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import type { ValueContext } from '@/lib/values/formatValues';
import type { ExpressionWords } from '@/lib/values/formatExpressions';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { expressionWords } from './expressionWords';

/** As `ValueContext`, where expressions are allowed: in defaults and filters. */
export interface DefinitionContext extends ValueContext {
  readonly words: ExpressionWords;
}

/** What values of definitions are read and shown with. */
export function useDefinitionContext(): DefinitionContext {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  const allUsers = useAppSelector(users.selectAll);
  return useMemo(() => contextOf(intl, formats, allUsers), [intl, formats, allUsers]);
}

/** As `useDefinitionContext`, where there is no component. */
export function definitionContextOf(state: RootState, intl: IntlShape): DefinitionContext {
  return contextOf(intl, selectSettings(state), users.selectAll(state));
}

function contextOf(
  intl: IntlShape,
  formats: DefinitionContext['formats'],
  allUsers: readonly { name: string }[],
): DefinitionContext {
  return {
    formats,
    users: allUsers.map(({ name }) => name),
    words: expressionWords(intl),
  };
}
