/** The columns to choose from, with their names. */
import { createSelector } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import { columnsOfType } from '@/forms/conditions/viewColumns';
import { propertyMessages } from '@/i18n/propertyMessages';
import { selectAnsweredList } from '@/lists/listView';
import { Column } from '@/protocol/enums';
import { selectListFilters } from '@/screen/issueList';
import type { RootState } from '@/store/rootReducer';
import { selectFilterAttributes } from '../filter/listFilter';
import { selectColumnChoice } from './chosenColumns';
import type { ChosenColumn } from './columnChoice';

/**
 * All columns of the type, by their ids. A server may keep the number out of lists, and a list of one folder has no
 * location.
 */
export const selectTypeColumns = createSelector(
  [
    selectFilterAttributes,
    selectColumnChoice,
    (state: RootState) => selectListFilters(state).folderId !== null,
    (state: RootState) => selectAnsweredList(state)?.columns,
    (_state: RootState, intl: IntlShape) => intl,
  ],
  (attributes, choice, isOneFolder, answered = [], intl): ReadonlyMap<number, string> => {
    const hasNumber = choice.some(({ id }) => id === Column.id);
    const names = columnsOfType(attributes)
      .filter(({ column }) => column !== Column.id || hasNumber)
      .map(
        ({ column, label }) =>
          [column, typeof label === 'string' ? label : intl.formatMessage(label)] as const,
      );
    const location = [Column.location, intl.formatMessage(propertyMessages.location)] as const;
    const known = new Map(isOneFolder ? names : [...names, location]);
    // Those that are shown are called what the server calls them.
    for (const { id, name } of answered) if (known.has(id)) known.set(id, name);
    return known;
  },
);

/**
 * The ids of all columns as one has them before oneself: those that are hidden keep their places among the others as
 * long as nothing else changes the order.
 */
export function placesOf(
  known: readonly number[],
  choice: readonly ChosenColumn[],
  before: readonly number[],
): readonly number[] {
  const shown = choice.map(({ id }) => id).filter((id) => known.includes(id));
  const stayed = before.filter((id) => shown.includes(id));
  if (stayed.join() === shown.join() && before.length === known.length) return before;
  return [...shown, ...known.filter((id) => !shown.includes(id))];
}
