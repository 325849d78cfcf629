import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import type { ValueContext } from '@/lib/values/formatValues';
import type { ExpressionWords } from '@/lib/values/formatExpressions';
import { useAppSelector } from '@/store/hooks';
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
  return useMemo(
    () => ({
      formats,
      users: allUsers.map(({ name }) => name),
      words: expressionWords(intl),
    }),
    [intl, formats, allUsers],
  );
}
